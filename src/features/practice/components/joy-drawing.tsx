import type { ReactNode } from 'react'
import { dropPath } from '#components/brand-mark'
import { Drawing, ground } from '#components/drawing'
import type { Scene } from '../day-joy'

/** A small drawing at the end of a day, or of the cards to come. */
export function JoyDrawing({ scene }: { scene: Scene | 'cards' }) {
  return <Drawing>{drawings[scene]}</Drawing>
}

const drawings: Record<Scene | 'cards', ReactNode> = {
  glass: (
    <>
      {ground}
      <path d='M52 34h56l-8 70a5 5 0 0 1-5 4H65a5 5 0 0 1-5-4Z' data-fill='pale' />
      <path
        d='M54 50q6.5-5 13 0t13 0 13 0 13 0l-6.2 54a5 5 0 0 1-5 4H65.2a5 5 0 0 1-5-4Z'
        data-fill='blue'
      />
      <path d={dropPath} transform='translate(67 2) scale(1.1)' data-fill='green' />
      <g data-line='face'>
        <path d='M70 74v4M90 74v4M75 86q5 5 10 0' />
      </g>
    </>
  ),
  sprout: (
    <>
      {ground}
      <path d='M80 66V38' data-line='stem' />
      <path d='M80 52C62 54 50 44 50 28c18-2 30 8 30 24Z' data-fill='green' />
      <path d='M80 40c0-16 11-28 29-27 1 17-10 28-29 27Z' data-fill='lush' />
      <path d='M58 74h44l-5 29a6 6 0 0 1-6 5H69a6 6 0 0 1-6-5Z' data-fill='blue' />
      <rect x={52} y={64} width={56} height={13} rx={5} data-fill='deep' />
      <g data-line='face'>
        <path d='M72 86v3M88 86v3M76 95q4 4 8 0' />
      </g>
    </>
  ),
  boat: (
    <>
      <circle cx={122} cy={32} r={16} data-fill='sun' />
      <path d='M80 26 110 76H50Z' data-fill='paper' />
      <path d='M80 26v50H50Z' data-fill='fold' />
      <path d='M30 70h28l22 8 22-8h28l-20 32H50Z' data-fill='paper' />
      <path d='M80 78v24H50L30 70h28Z' data-fill='fold' />
      <path
        d='M6 92q12.3-9 24.6 0t24.6 0 24.6 0 24.6 0 24.6 0 25 0v16a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8Z'
        data-fill='blue'
      />
      <path d='M34 105h22M92 105h30' data-line='foam' />
    </>
  ),
  cat: (
    <>
      {ground}
      <rect x={26} y={97} width={108} height={12} rx={4} data-fill='green' />
      <rect x={34} y={86} width={94} height={12} rx={4} data-fill='pale' />
      <path d='M112 81c24 4 32-22 16-24' data-line='tail' />
      <path d='M40 87c0-26 18-43 44-43 24 0 40 18 40 43Z' data-fill='fur' />
      <path d='M36 70 34 46l15 9q8-3 15 0l14-10-1 25a20 17 0 0 1-41 0Z' data-fill='head' />
      <path d='M44 69q4 4 8 0M61 69q4 4 8 0M54 77q2.5 2.5 5 0' data-line='sleep' />
    </>
  ),
  cup: (
    <>
      {ground}
      <path d='M102 62h8a12 12 0 0 1 0 24h-9' data-line='handle' />
      <path d='M46 54h60v22a26 26 0 0 1-26 26h-8a26 26 0 0 1-26-26Z' data-fill='green' />
      <rect x={34} y={101} width={84} height={9} rx={4.5} data-fill='lush' />
      <g data-fill='blue'>
        <path d={dropPath} transform='translate(52 26) scale(.75)' />
        <path d={dropPath} transform='translate(67 10) scale(.9)' />
        <path d={dropPath} transform='translate(86 28) scale(.65)' />
      </g>
      <g data-line='dark'>
        <path d='M62 74q3.5-4 7 0M83 74q3.5-4 7 0M72 83q4 4 8 0' />
      </g>
    </>
  ),
  cards: (
    <>
      {ground}
      <rect
        x={34}
        y={26}
        width={60}
        height={78}
        rx={9}
        transform='rotate(-13 64 65)'
        data-fill='blue'
      />
      <rect
        x={66}
        y={26}
        width={60}
        height={78}
        rx={9}
        transform='rotate(12 96 65)'
        data-fill='pale'
      />
      <rect x={50} y={18} width={60} height={84} rx={9} data-fill='paper' />
      <path d={dropPath} transform='translate(62 30) scale(1.5)' data-fill='green' />
      <path d='M64 80h32M70 90h20' data-line='words' />
    </>
  ),
}
