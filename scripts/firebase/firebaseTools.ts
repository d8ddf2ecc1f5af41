import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Google's command line. Too heavy for `npm ci` (600 packages, 221 MB), so it is installed on first use. */
const wanted = 'firebase-tools@15.34.2';
const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache');
const directory = join(cache, wanted.replace('@', '-'));
const program = join('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

/** The path of the `firebase` program, installed first if it is not there. */
export async function ensureFirebaseTools(print: (line: string) => void = console.log): Promise<string> {
  if (!existsSync(directory)) await install(print);
  return join(directory, program);
}

/** Installs into a temporary folder and renames it when complete, so that an aborted or a parallel installation leaves nothing incomplete. */
async function install(print: (line: string) => void): Promise<void> {
  print(`Installing ${wanted} into node_modules/.cache: 221 MB, half a minute or more, this once.`);
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${directory}-`);
  try {
    await npmInstall(unfinished);
    await rename(unfinished, directory).catch((error: unknown) => {
      if (!existsSync(directory)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function npmInstall(prefix: string): Promise<void> {
  const parameters = [
    ...['install', '--prefix', prefix, '--no-audit', '--no-fund', '--loglevel=error'],
    // `re2` would be compiled for two minutes; only the Hosting emulator, which is not used here, lacks it.
    ...['--ignore-scripts', '--omit=optional'],
    wanted,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn('npm', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm could not install ${wanted}.`));
    });
  });
}
