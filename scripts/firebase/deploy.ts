import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { valueOf } from '../../src/infrastructure/firebase/connection/requiredVariables';
import { buildSite } from '../build/build';
import { buildFunctions } from '../build/buildFunctions';
import { environmentProblems, pageProblems, unfilledEntries } from './deploymentProblems';
import { firebase } from './firebase';

/** Builds for Firebase and deploys rules, indexes and pages. Parameters are passed to `firebase deploy`: `-- --dry-run`. */
async function deploy(parameters: readonly string[]): Promise<number> {
  const environment = loadEnv('production', process.cwd());
  if (areThere(environmentProblems(environment))) return 1;
  const unfilled = unfilledEntries();
  if (unfilled.length > 0)
    console.warn(`src/presentation/shared/operator.ts: the legal pages lack ${unfilled.join(', ')}.`);
  if (valueOf(environment, 'VITE_MAIL_SENDER') === '')
    console.warn(
      'VITE_MAIL_SENDER has no value: no e-mail is sent about unread messages, new listings, the end of listings or favourites whose price has dropped.',
    );
  if (valueOf(environment, 'VITE_PUSH_PUBLIC_KEY') === '')
    console.warn(
      'VITE_PUSH_PUBLIC_KEY has no value: nobody is notified on their devices, neither of messages nor of what e-mails are about. “npx web-push generate-vapid-keys” makes a pair: see step 6 of docs/deploy.md.',
    );
  await buildSite();
  await buildFunctions({ site: 'dist', environment });
  const pages = await Promise.all(['dist/index.html', 'dist/app.html'].map((file) => readFile(file, 'utf8')));
  if (areThere(pageProblems(await readFile('firebase.json', 'utf8'), pages))) return 1;
  const project = valueOf(environment, 'VITE_FIREBASE_PROJECT_ID');
  // firebase-tools would create a missing database, for ever in its place, even in a dry run.
  if ((await firebase(['firestore:databases:get', '(default)', '--project', project])) !== 0) {
    console.error('The database cannot be read. If it does not exist yet, see step 2 of docs/deploy.md.');
    return 1;
  }
  // firebase-tools asks the function for its settings here, before Google installs the same.
  const parts = { stdio: 'inherit', shell: process.platform === 'win32' } as const;
  if (spawnSync('npm', ['ci', '--prefix', 'functions'], parts).status !== 0) return 1;
  return firebase([
    'deploy',
    '--project',
    project,
    '--only',
    'firestore,storage,functions:site,hosting',
    ...parameters,
  ]);
}

function areThere(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length > 0;
}

process.exitCode = await deploy(process.argv.slice(2));
