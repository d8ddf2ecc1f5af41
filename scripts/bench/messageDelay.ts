import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { buildSite } from '../build/build';
import { chromiumFlags, ensureChromium } from '../checks/findChromium';
import { startServer } from '../serve/serve';
import { startDemoFirebase, type DemoFirebase } from '../firebase/startDemoFirebase';

export interface MessageDelay {
  readonly sent: number;
  /** Milliseconds from the click of one person to the words on the other’s page. */
  readonly median: number;
  readonly percentile95: number;
}

/** Camille’s listing of the demo catalogue. */
const listingId = 'demo-velo-enfant-14-pouces-jaune';

/** Two people, each in a browser of their own, write to each other in turn on a local Firebase. */
export async function measureMessageDelay(count: number): Promise<MessageDelay> {
  const firebase = await startDemoFirebase();
  const directory = await mkdtemp(join(tmpdir(), 'bench-messages-'));
  Object.assign(process.env, firebase.environment);
  await buildSite(directory);
  const site = await startServer({ port: 0, directory, environment: firebase.environment });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const open = async (name: string) => {
      const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
      await signIn(page, firebase, site.url, name);
      return page;
    };
    const [karim, camille] = [await open('Karim'), await open('Camille')];
    const address = new URL(karim.url()).pathname;
    await speak(karim, null, 'Bonjour');
    await camille.goto(`${site.url}${address}`);
    await camille.locator('main li p', { hasText: /^Bonjour$/ }).waitFor();
    const delays: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const [writer, reader] = index % 2 === 0 ? [karim, camille] : [camille, karim];
      delays.push(await speak(writer, reader, `Message ${index}`));
    }
    return { sent: count, median: at(delays, 0.5), percentile95: at(delays, 0.95) };
  } finally {
    await Promise.all([browser.close(), site.close(), firebase.close()]);
    await rm(directory, { recursive: true });
  }
}

async function signIn(page: Page, { accounts, people }: DemoFirebase, url: string, name: string): Promise<void> {
  const phoneNumber = people.find(({ displayName }) => displayName === name)?.phoneNumber ?? '';
  await page.goto(`${url}/auth?next=${encodeURIComponent(`/messages?annonce=${listingId}`)}`);
  await page.getByRole('textbox', { name: /^Numéro de téléphone mobile/ }).fill(phoneNumber.replace('+33', '0'));
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  const code = page.getByRole('textbox', { name: /^Code à 6 chiffres/ });
  await code.waitFor();
  await code.fill((await accounts.sentCodes()).findLast((sent) => sent.phoneNumber === phoneNumber)?.code ?? '');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL(/\/messages\/.+~/);
}

/** Both pages use the clock of this machine. */
async function speak(writer: Page, reader: Page | null, text: string): Promise<number> {
  const seen = reader?.evaluate(momentOf, text);
  await writer.getByRole('textbox', { name: 'Votre message' }).fill(text);
  const sent = await writer
    .getByRole('button', { name: 'Envoyer', exact: true })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      return Date.now();
    });
  return seen === undefined ? 0 : (await seen) - sent;
}

/** The time at which a text appears on the page. Runs in the page, without access to names of this file. */
function momentOf(text: string): Promise<number> {
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (![...document.querySelectorAll('main li p')].some((paragraph) => paragraph.textContent === text)) return;
      observer.disconnect();
      resolve(Date.now());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

function at(delays: readonly number[], share: number): number {
  const sorted = delays.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
