import { byMouse } from './e2eInput';
import { byKeyboard } from './e2eKeyboard';
import { aPhone, byTouch } from './e2ePhone';

/** The ways to use a page, each with the options of the browser that it needs. */
export const inputMethods = [
  { how: 'by mouse', by: byMouse, device: {} },
  { how: 'by keyboard', by: byKeyboard, device: {} },
  { how: 'by touch on a phone', by: byTouch, device: aPhone },
] as const;
