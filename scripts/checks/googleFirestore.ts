import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';

/** Where Google Cloud's command line keeps its parts: as a Debian package, as a snap, or as its own installer puts it. */
const cloudTools = ['/usr/lib/google-cloud-sdk', '/snap/google-cloud-sdk/current', join(homedir(), 'google-cloud-sdk')];

const program = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** It answers few requests at once and lives for minutes: the collector and compiler that start fastest take half the time. */
const options = ['-Xmx1g', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** The JAR of Google's Firestore emulator, if there is one that the `java` on the path can run; otherwise why not. */
export function findGoogleFirestore(): { readonly jar: string } | { readonly missing: string } {
  const jar = findJar();
  if (jar === undefined) {
    return {
      missing:
        'Google’s Firestore emulator is not installed (Debian package google-cloud-cli-firestore-emulator, or FIRESTORE_EMULATOR_JAR=/path/to.jar)',
    };
  }
  const { status } = spawnSync('java', ['-cp', jar, program, '--version'], { stdio: 'ignore' });
  return status === 0 ? { jar } : { missing: `the java on the path, if any, cannot run ${jar}` };
}

function findJar(): string | undefined {
  const chosen = process.env.FIRESTORE_EMULATOR_JAR;
  if (chosen !== undefined && chosen !== '') return chosen;
  const installed = cloudTools.map((root) =>
    join(root, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'),
  );
  return [...installed, ...downloaded()].find((jar) => existsSync(jar));
}

/** The JARs that firebase-tools has downloaded, the newest first. */
function downloaded(): string[] {
  const folder = join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(folder)) return [];
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-v.+\.jar$/.test(name));
  return jars.sort((a, b) => b.localeCompare(a, 'en', { numeric: true })).map((name) => join(folder, name));
}

/**
 * Starts the emulator. `rules`: the file of the rules of each new project, which it compiles for each; for suites that give
 * each project rules of their own, leave it out. `host`: where it listens.
 */
export async function startGoogleFirestore(jar: string, rules?: string): Promise<{ host: string; stop: () => void }> {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const parameters = [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    ...(rules === undefined ? [] : ['--rules', rules]),
  ];
  const child = spawn('java', [...options, '-cp', jar, program, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => {
    child.kill();
  };
  process.once('exit', stop);
  await ready(child);
  return { host, stop };
}

/** Waits for the line by which the emulator says that it listens. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is now running')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`Google’s Firestore emulator ended:\n${output}`));
    });
  });
}
