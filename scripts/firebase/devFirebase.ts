import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'vite';
import { PRODUCT_NAME } from '../../src/presentation/shared/page/product';
import type { AuthEmulatorAdministration } from './AuthEmulatorAdministration';
import { DEMO_PROJECT } from './demoPeopleWithPhones';
import type { Mailbox } from './mailbox';
import type { LocalPushService } from './localPushService';
import { startLocalErasures } from './scheduled/startLocalErasures';
import { startLocalMails } from './startLocalMails';
import { startLocalPushes } from './startLocalPushes';
import { startLocalSweep } from './scheduled/startLocalSweep';
import { startDemoFirebase, type DemoFirebase } from './startDemoFirebase';
import { startLocalCardRepair } from './triggered/startLocalCardRepair';

/** Runs the whole site on Firebase, on this machine alone, with data in memory. */
async function main(): Promise<void> {
  console.log('Starting the Auth emulator (some ten seconds) and the test server…');
  const firebase = await startDemoFirebase();
  Object.assign(process.env, firebase.environment);
  const site = await (await createServer()).listen();
  const address = site.resolvedUrls?.local[0] ?? '';
  const mailbox = await startLocalMails(firebase, { siteAddress: new URL(address).origin, areEndingsSent: true });
  const pushes = await startLocalPushes(firebase);
  const sweep = startLocalSweep(firebase);
  const erasures = startLocalErasures(firebase);
  const cards = startLocalCardRepair(firebase);
  console.log(greeting(address, firebase, { mailbox, pushes }));
  const ended = new AbortController();
  const printing = printCodes(firebase.accounts, ended.signal);
  const end = async () => {
    ended.abort();
    await printing;
    await Promise.all([site.close(), mailbox.close(), pushes.close(), sweep.close(), erasures.close(), cards.close()]);
    await firebase.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  await printing;
}

interface Notifications {
  readonly mailbox: Mailbox;
  readonly pushes: LocalPushService;
}

function greeting(
  address: string,
  { testServer, authEmulator, people }: DemoFirebase,
  { mailbox, pushes }: Notifications,
): string {
  return [
    `${PRODUCT_NAME} on Firebase: ${address}`,
    `  Firestore and Storage: http://${testServer}   Auth: http://${authEmulator}   Project: ${DEMO_PROJECT}`,
    `  E-mails: ${mailbox.address}   Pushes, encrypted: ${pushes.address}/pushes.json`,
    '  Sign in at /auth by phone; the code appears here:',
    ...people.map(
      ({ displayName, phoneNumber, role }) =>
        `    ${phoneNumber}  ${displayName}${role === 'user' ? '' : ` (${role})`}`,
    ),
    '  Ctrl + C ends it and discards all data.',
  ].join('\n');
}

/** Prints each sign-in code when it is sent, until the signal is aborted. */
async function printCodes(accounts: AuthEmulatorAdministration, signal: AbortSignal): Promise<void> {
  const printed = new Set<string>();
  while (!signal.aborted) {
    // Ctrl + C is sent to the emulator too, which may end first.
    const codes = await accounts.sentCodes().catch(() => []);
    for (const { phoneNumber, code, sessionInfo } of codes) {
      if (!printed.has(sessionInfo)) console.log(`Code for ${phoneNumber}: ${code}`);
      printed.add(sessionInfo);
    }
    await pause(500);
  }
}

await main();
