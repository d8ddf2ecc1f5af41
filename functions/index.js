import { readFileSync } from 'node:fs';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { error, info } from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { pageFunction } from './site/pageFunction.js';

const read = (name) => readFileSync(new URL(`site/${name}`, import.meta.url), 'utf8');
const settings = JSON.parse(read('settings.json'));
const { region, siteAddress } = settings;
const { appCheckKey, appId, mailSender, pushPublicKey } = settings.configuration;

/** Milliseconds before its end at which a token is replaced. */
const MARGIN = 5 * 60 * 1000;

let current = null;

function application() {
  const [app = initializeApp()] = getApps();
  return app;
}

/** App Check lets the function through, to read as a visitor does; it gives no rights. */
function appCheckToken() {
  if (current === null || Date.now() > current.end - MARGIN) {
    const asked = Date.now();
    const token = getAppCheck(application()).createToken(appId);
    current = { end: asked + MARGIN, token: token.then((made) => made.token) };
    const mine = current;
    token.then(
      ({ ttlMillis }) => (mine.end = asked + ttlMillis),
      () => (current = null),
    );
  }
  return current.token;
}

/** Renders the public pages of the site; firebase.json says which addresses lead here. */
export const pages = onRequest(
  { region, invoker: 'public', memory: '512MiB', cpu: 1, concurrency: 10, maxInstances: 20, timeoutSeconds: 60 },
  pageFunction(read('app.html'), settings, appCheckKey === undefined ? undefined : appCheckToken),
);

let startedExpiry = null;

function expiry() {
  startedExpiry ??= import('./site/expiryFunction.js').then(({ expiryFunction }) =>
    expiryFunction({ firestore: getFirestore(application()) }),
  );
  return startedExpiry;
}

/**
 * Listings end at a midnight UTC. The later run is for those that the first one has missed, and both for those of earlier days. An error lets the
 * run come again.
 */
export const expirelistings = onSchedule(
  { region, schedule: '10 0,6 * * *', timeZone: 'Etc/UTC', timeoutSeconds: 1800, retryCount: 3 },
  async () => {
    const { expired, failed, failures, isComplete } = await (await expiry()).expireListings();
    info('Listings have expired', { expired, failed, isComplete });
    report('A listing could not expire', failures);
    if (failed > 0) throw new Error('Some listings could not expire');
    if (!isComplete) throw new Error('Listings are left to the next run');
  },
);

let startedSweep = null;

function sweep() {
  // The SDK of Cloud Storage is loaded here only: the pages do not wait for it.
  startedSweep ??= Promise.all([import('firebase-admin/storage'), import('./site/sweepFunction.js')]).then(
    ([{ getStorage }, { sweepFunction }]) =>
      sweepFunction({
        firestore: getFirestore(application()),
        bucket: getStorage(application()).bucket(settings.configuration.storageBucket),
      }),
  );
  return startedSweep;
}

/** An error lets the run come again, which goes on where this one has stopped. */
export const sweepphotos = onSchedule(
  { region, schedule: '30 1 * * *', timeZone: 'Etc/UTC', memory: '512MiB', timeoutSeconds: 1800, retryCount: 5 },
  async () => {
    const { seen, marked, unmarked, emptied, failed, failures, isComplete } = await (await sweep()).sweepPhotos();
    info('Photos have been swept', { seen, marked, unmarked, emptied, failed, isComplete });
    report('A photo could not be swept', failures);
    if (!isComplete) throw new Error('Photos are left to the next run');
  },
);

let startedCards = null;

function cards() {
  startedCards ??= import('./site/cardFunction.js').then(({ cardFunction }) =>
    cardFunction({ firestore: getFirestore(application()) }),
  );
  return startedCards;
}

/**
 * The event may come more than once, late or out of order: what is stored at the time counts. An error lets it come again. Cards are no
 * listings, so that what is written here is no event.
 */
export const listingstored = onDocumentWritten(
  { region, document: 'listings/{listing}', retry: true },
  async ({ params }) => {
    const { listing } = params;
    const { written, deleted } = await (await cards()).listingStored(listing);
    if (written.length + deleted.length > 0) info('Cards have been repaired', { listing, written, deleted });
  },
);

let startedErasure = null;

function erasure() {
  startedErasure ??= Promise.all([
    import('firebase-admin/auth'),
    import('firebase-admin/storage'),
    import('./site/erasureFunction.js'),
  ]).then(([{ getAuth }, { getStorage }, { erasureFunction }]) =>
    erasureFunction({
      firestore: getFirestore(application()),
      bucket: getStorage(application()).bucket(settings.configuration.storageBucket),
      identities: getAuth(application()),
    }),
  );
  return startedErasure;
}

/** Accounts whose erasure a browser has asked for and may have left unfinished. What fails is tried again by each of the next runs. */
export const completeerasures = onSchedule(
  { region, schedule: 'every 5 minutes', memory: '512MiB', timeoutSeconds: 1800 },
  async () => {
    const { erased, ended, failed, failures, isComplete } = await (await erasure()).completePendingErasures();
    if (erased + ended + failed > 0) info('Accounts have been erased', { erased, ended, failed, isComplete });
    report('An account could not be erased', failures);
    if (failed > 0) throw new Error('Some accounts could not be erased');
    if (!isComplete) throw new Error('Accounts are left to the next run');
  },
);

/** Of the mail server. It is asked for at the first deployment, if the site has a sender of e-mails. */
const smtp = mailSender === undefined ? null : defineSecret('SMTP_URL');
/** Of the pair whose public key the site has. It is asked for at the first deployment, if the site has one. */
const pushKey = pushPublicKey === undefined ? null : defineSecret('PUSH_PRIVATE_KEY');
/** What people are notified of is found for e-mails and pushes at once, with the secrets of the former. */
const notified = smtp === null && pushKey === null ? null : { region, secrets: smtp === null ? [] : [smtp] };
let startedMails = null;

function mails() {
  startedMails ??= import('./site/mailFunction.js').then(({ mailFunction }) =>
    mailFunction({
      firestore: getFirestore(application()),
      ...(smtp === null ? {} : { mailServer: { smtpAddress: smtp.value(), sender: mailSender } }),
      siteAddress,
      configuration: settings.configuration,
      ...(appCheckKey === undefined ? {} : { appCheckToken }),
    }),
  );
  return startedMails;
}

/** The event may come more than once. An error lets it come again. */
export const messagestored =
  smtp === null
    ? undefined
    : onDocumentCreated(
        { region, secrets: [smtp], document: 'conversations/{conversation}/messages/{message}', retry: true },
        async ({ params }) => (await mails()).messageStored(params.conversation),
      );

/** As above. */
export const searchsaved =
  notified === null
    ? undefined
    : onDocumentWritten(
        { ...notified, document: 'users/{user}/saved_searches/{search}', retry: true },
        async ({ params }) => (await mails()).searchSaved(params.user),
      );

/** Not the whole of an error, which names the recipient. */
function report(message, failures) {
  for (const { name, code, responseCode, command } of failures) error(message, { name, code, responseCode, command });
}

/** An error lets the function come again. */
function allEntered(failures) {
  report('A person could not be entered for an e-mail or a push', failures);
  if (failures.length > 0) throw new Error('Some people could not be entered');
}

/** Once a minute, with a run of its own for each kind, so that the many of the morning keep no message waiting. `settings`: null: none. */
const everyMinute = (settings, send) =>
  settings === null
    ? undefined
    : onSchedule({ ...settings, schedule: 'every 1 minutes', timeoutSeconds: 120 }, async () => {
        const { failures } = await send(await mails());
        report('An e-mail could not be sent', failures);
      });

export const messagemails = everyMinute(smtp === null ? null : notified, (tasks) => tasks.sendMessageMails());

export const searchmails = everyMinute(notified, (tasks) => tasks.sendSearchMails());

export const endingmails = everyMinute(notified, (tasks) => tasks.sendEndingMails());

/** Before eight o’clock, and again for those whom that run has missed: it enters nobody twice for a day. Listings end at a midnight UTC. */
export const endinglistings =
  notified === null
    ? undefined
    : onSchedule(
        {
          ...notified,
          schedule: '0 5,11 * * *',
          timeZone: 'Europe/Paris',
          timeoutSeconds: 1800,
          retryCount: 3,
        },
        async () => allEntered(await (await mails()).scheduleEndingMails()),
      );

export const pricemails = everyMinute(notified, (tasks) => tasks.sendPriceMails());

/** The event may come more than once. An error lets it come again: it enters those who are missing. */
export const pricedropped =
  notified === null
    ? undefined
    : onDocumentUpdated(
        { ...notified, document: 'listings/{listing}', timeoutSeconds: 540, retry: true },
        async ({ params, data }) =>
          allEntered(await (await mails()).listingChanged(params.listing, data.before.data(), data.after.data())),
      );

export const decisionmails = everyMinute(notified, (tasks) => tasks.sendDecisionMails());

/** A decision is taken, appealed against or judged. The event may come more than once. An error lets it come again. */
export const decisionstored =
  notified === null
    ? undefined
    : onDocumentWritten({ ...notified, document: 'decisions/{decision}', retry: true }, async ({ params }) =>
        (await mails()).decisionStored(params.decision),
      );

export const outcomemails = everyMinute(smtp === null ? null : notified, (tasks) => tasks.sendOutcomeMails());

/** What became of the reports about a target. The event may come more than once. An error lets it come again. */
export const outcomestored =
  smtp === null
    ? undefined
    : onDocumentWritten(
        { region, secrets: [smtp], document: 'report_outcomes/{target}', retry: true },
        async ({ params, data }) => (await mails()).outcomeStored(params.target, data.before.data(), data.after.data()),
      );

export const newslettermails = everyMinute(smtp === null ? null : notified, (tasks) => tasks.sendConfirmationMails());

/** As `messagestored`. */
export const subscriptionstored =
  smtp === null
    ? undefined
    : onDocumentCreated(
        { region, secrets: [smtp], document: 'newsletter_subscribers/{subscriber}', retry: true },
        async ({ params }) => (await mails()).subscriptionStored(params.subscriber),
      );

let startedPushes = null;

function pushes() {
  startedPushes ??= import('./site/pushFunction.js').then(({ pushFunction }) =>
    pushFunction({
      firestore: getFirestore(application()),
      publicKey: pushPublicKey,
      privateKey: pushKey.value(),
      siteAddress,
    }),
  );
  return startedPushes;
}

function reportPushes({ refusals, failures }) {
  for (const status of refusals) error('A push service has refused a push', { status });
  // Not the whole of an error, which may name the device.
  for (const { name, code } of failures) error('A push could not be sent', { name, code });
}

/** The event may come more than once. An error lets it come again; an hour after the message it does nothing any more. */
export const messagepushes =
  pushKey === null
    ? undefined
    : onDocumentCreated(
        { region, secrets: [pushKey], document: 'conversations/{conversation}/messages/{message}', retry: true },
        async ({ params }) => {
          const outcome = await (await pushes()).messageStored(params.conversation);
          reportPushes(outcome);
          if (outcome.failures.length > 0) throw new Error('Some pushes could not be sent');
        },
      );

/** Once a minute: what `searchmails`, `endingmails`, `pricemails` and `decisionmails` have found for pushes. What fails is tried again by a later run. */
export const queuedpushes =
  pushKey === null
    ? undefined
    : onSchedule({ region, secrets: [pushKey], schedule: 'every 1 minutes', timeoutSeconds: 120 }, async () =>
        reportPushes(await (await pushes()).sendQueuedPushes()),
      );
