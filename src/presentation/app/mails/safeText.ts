import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import { messageRisksIn } from '../../../domain/messaging/messageRisks';

/** What mail programs make links of, and numbers of any country: stricter than what warns readers on the site, since it costs them a click. */
const addresses = /[\p{L}\d-]+\.\p{L}{2,}/u;
const numbers = /\d(?:[\s./-]*\d){8,}/;

/** What somebody has written; null: it holds what an e-mail or a push of this site must not repeat, which would lend it trust. */
export function safe(text: string): string | null {
  return addresses.test(text) || numbers.test(text) || messageRisksIn(text).length > 0 ? null : text;
}

/** Of a person. Null: there is none, or none that may be repeated. */
export function nameOf(name: string): string | null {
  return name === '' || name === DELETED_PERSON ? null : safe(name);
}
