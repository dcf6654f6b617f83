/**
 * Pages whose address holds a key or a code: it must not travel on as a referrer, nor be kept
 * anywhere (A3-55).
 */
export const secretPath = /^\/account\/(?:password\/reset\/key|verify-email|provider)\//
