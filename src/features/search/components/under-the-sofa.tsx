import { Drawing, ground } from '#components/drawing'

/** The search that found nothing but a sock under the sofa. */
export function UnderTheSofa() {
  return (
    <Drawing>
      {ground}
      <path d='M34 92v14M126 92v14' data-line='grip' />
      <rect x={27} y={20} width={106} height={56} rx={16} data-fill='green' />
      <path d='M80 24v30' data-line='groove' />
      <rect x={16} y={78} width={128} height={20} rx={8} data-fill='green' />
      <rect x={32} y={54} width={47} height={27} rx={8} data-fill='lush' />
      <rect x={81} y={54} width={47} height={27} rx={8} data-fill='lush' />
      <rect x={12} y={44} width={25} height={54} rx={12} data-fill='green' />
      <rect x={123} y={44} width={25} height={54} rx={12} data-fill='green' />
      <path d='m97 101 17 15' data-line='grip' />
      <circle cx={80} cy={84} r={23} data-fill='lens' />
      <path d='M76 68h12v16l7 4a6.5 6.5 0 0 1-5 12l-12-4q-6-2-5-9Z' data-fill='sun' />
      <path d='M78 74h8.5M77.5 79.5h9' data-line='face' />
    </Drawing>
  )
}
