import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ensureFirebaseTools } from './firebaseTools';

/** Runs Google's command line in this terminal and returns its exit code. */
export async function firebase(parameters: readonly string[]): Promise<number> {
  const program = await ensureFirebaseTools();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...parameters], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await firebase(process.argv.slice(2));
