import { ink } from './colours';

/** The line on which a drawing stands. */
export function Ground() {
  return <path d="M6 63h84" stroke={ink} strokeWidth="2.5" strokeLinecap="round" opacity="0.25" />;
}
