declare module 'gatsby/cache-dir/production-app'
