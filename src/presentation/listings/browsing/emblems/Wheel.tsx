import { cream, ink } from './colours';

export function Wheel({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="8.5" fill={ink} />
      <circle cx={x} cy={y} r="3.5" fill={cream} />
    </>
  );
}
