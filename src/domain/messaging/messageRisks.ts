import { contactDetailsIn, type ContactDetail } from '../listings/draft/contactDetails';
import { plainText } from '../shared/foldText';

/** Signs of fraud: a contact outside the site, a bank account, or a payment that cannot be taken back. */
export type MessageRisk = ContactDetail | 'iban' | 'payment';

const accounts = /\b[a-z]{2}\d{2}(?:[ .-]?[a-z\d]){11,30}\b/gi;

/** Matched against plain text: lower case without accents. */
const payments = new RegExp(
  [
    'western ?union',
    'money ?gram',
    'mandats? (?:cash|postal|postaux|de la poste)',
    'pay ?safe ?card',
    'trans ?cash',
    'neosurf',
    'toneo',
    '(?:recharge|coupon|ticket|code|carte)s? (?:de recharge )?pcs',
    'pay ?pal',
    'lydia',
    'wero',
    'revolut',
    'bitcoins?',
    'crypto(?:monnaies?)?',
    'usdt',
    'cartes? cadeaux?',
    'virements?',
    'acomptes?',
    'arrhes',
    '(?:payer|paye|regler|regle|paiement|reglement) (?:d.avance|en avance|avant|par avance|anticipe)',
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
);

/** Why readers and the writer of a message should be warned. */
export function messageRisksIn(text: string): readonly MessageRisk[] {
  const withoutAccounts = text.replace(accounts, (found) => (isAccountNumber(found) ? ' ' : found));
  const risks: MessageRisk[] = [...contactDetailsIn(withoutAccounts)];
  if (withoutAccounts !== text) risks.push('iban');
  if (payments.test(plainText(text))) risks.push('payment');
  return risks;
}

/**
 * ISO 13616: read as a number, with letters as 10 to 35 and the first four characters moved to the end, it leaves 1
 * when divided by 97.
 */
function isAccountNumber(text: string): boolean {
  const characters = text.replace(/[ .-]/g, '');
  const digits = [...characters.slice(4), ...characters.slice(0, 4)]
    .map((character) => String(parseInt(character, 36)))
    .join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
