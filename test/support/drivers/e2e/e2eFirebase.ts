import { expect, type Page } from '@playwright/test';
import { AuthEmulatorAdministration } from '../../../../scripts/firebase/AuthEmulatorAdministration';
import { DEMO_PROJECT, demoPeopleWithPhones } from '../../../../scripts/firebase/demoPeopleWithPhones';
import type { ReceivedMail } from '../../../../scripts/firebase/mailbox';
import { byMouse } from './e2eInput';

const accounts = new AuthEmulatorAdministration(`127.0.0.1:${process.env.E2E_AUTH_PORT ?? ''}`, DEMO_PROJECT);

/** Signs in at /auth with the code that a person of the demo would be sent, and ends where `next` says. */
export async function signInByPhone(page: Page, name: string, next = '/'): Promise<void> {
  const phoneNumber = demoPeopleWithPhones(0).find(({ displayName }) => displayName === name)?.phoneNumber;
  if (phoneNumber === undefined) throw new Error(`Nobody is called ${name}`);
  await signInWithNumber(page, phoneNumber, next);
}

/** The same for anybody: an account is made where there is none. */
export async function signInWithNumber(
  page: Page,
  phoneNumber: string,
  next: string,
  landing: string | RegExp = next,
  by = byMouse,
): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await signInHere(page, phoneNumber, by);
  await expect(page).toHaveURL(landing);
}

/** Signs in on the sign-in page, where the person is already. */
export async function signInHere(page: Page, phoneNumber: string, by = byMouse): Promise<void> {
  const number = page.getByRole('textbox', { name: /^Numéro de téléphone mobile/ });
  await by.write(page, number, phoneNumber.replace('+33', '0'));
  // Tests run side by side: another one may ask for a code for the same number.
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('accounts:sendVerificationCode') && answer.request().method() === 'POST',
  );
  await by.submit(page, page.getByRole('button', { name: 'Recevoir un code' }));
  const { sessionInfo } = (await (await answered).json()) as { readonly sessionInfo: string };
  const code = page.getByRole('textbox', { name: /^Code à 6 chiffres/ });
  await expect(code).toBeVisible();
  await by.write(page, code, await codeOf(sessionInfo));
  await by.submit(page, page.getByRole('button', { name: 'Se connecter', exact: true }));
  await expect(code).toBeHidden();
  // A new account is asked for a name.
  const later = page.getByRole('button', { name: 'Plus tard' });
  if (await later.isVisible()) await by.press(page, later);
}

/** Does what the link of the last message to that address does, in whichever browser it is opened. */
export async function followLinkSentTo(address: string): Promise<void> {
  const link = (await accounts.sentLinks(address)).at(-1);
  if (link === undefined) throw new Error(`No message was sent to ${address}`);
  const answer = await fetch(link);
  if (!answer.ok) throw new Error(await answer.text());
}

/** Whether anybody can sign in to that account. */
export async function hasIdentity(uid: string): Promise<boolean> {
  return accounts.has(uid);
}

/** The code of one request for a code. */
async function codeOf(sessionInfo: string): Promise<string> {
  const sent = (await accounts.sentCodes()).find((one) => one.sessionInfo === sessionInfo);
  if (sent === undefined) throw new Error('No code was sent for this request');
  return sent.code;
}

export async function lastCodeFor(phoneNumber: string): Promise<string> {
  const codes = await accounts.sentCodes();
  const last = codes.findLast((sent) => sent.phoneNumber === phoneNumber);
  if (last === undefined) throw new Error(`No code was sent to ${phoneNumber}`);
  return last.code;
}

/** The e-mails to an address, the oldest first. */
async function mailsTo(address: string): Promise<readonly ReceivedMail[]> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_MAILBOX_PORT ?? ''}/mails.json`);
  const mails = (await answer.json()) as readonly ReceivedMail[];
  return mails.filter(({ to }) => to.includes(address));
}

/** Waits for the only e-mail to an address. */
export async function onlyMailTo(address: string): Promise<ReceivedMail> {
  await expect.poll(() => mailsTo(address)).toHaveLength(1);
  const [mail] = await mailsTo(address);
  if (mail === undefined) throw new Error(`No e-mail to ${address}`);
  return mail;
}

/** Where the link of an e-mail leads. */
export function linkIn({ html }: ReceivedMail, name: string): string {
  const [, address] = new RegExp(`href="([^"]+)"[^>]*>${name}</a>`).exec(html) ?? [];
  if (address === undefined) throw new Error(`The e-mail has no link « ${name} »`);
  return address;
}

/** Lets the listings be read, and holds the configuration back until asked to answer: with these fields, whatever is stored. */
export async function holdConfiguration(page: Page, fields: object): Promise<{ answer: () => void }> {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The listeners of the SDK, one of which would read the stored configuration.
  await page.route(/google\.firestore\.v1\.Firestore/, () => undefined);
  await page.route(/:batchGet\b/, async (route, request) => {
    if (request.postData()?.includes('config/app') !== true) return route.continue();
    await held;
    await route.fulfill({
      json: [{ found: { name: 'config/app', fields } }],
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  return { answer };
}
