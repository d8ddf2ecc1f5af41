import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureFirebaseTools } from './firebaseTools';
import { freePort } from '../checks/freePort';

export interface AuthEmulator {
  readonly port: number;
  close(): Promise<void>;
}

export interface AuthEmulatorOptions {
  /** Beginning with `demo-`, so that Google's command line needs no account and connects to no server. */
  readonly projectId: `demo-${string}`;
  readonly port?: number;
}

/** Starts Google's Auth emulator alone, on 127.0.0.1, and waits until it answers. */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const program = await ensureFirebaseTools();
  const directory = await mkdtemp(join(tmpdir(), 'auth-emulator-'));
  const port = options.port ?? (await freePort());
  await writeFile(join(directory, 'firebase.json'), JSON.stringify(await configuration(port)));
  const child = startProgram(program, options.projectId, directory);
  const output = collect(child);
  const close = async () => {
    await end(child);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await answering(port, child);
  } catch (error) {
    await close();
    throw new Error(`The Auth emulator did not start.\n${output()}`, { cause: error });
  }
  return { port, close };
}

async function configuration(port: number): Promise<object> {
  const host = '127.0.0.1';
  return {
    emulators: {
      auth: { host, port },
      hub: { host, port: await freePort() },
      logging: { host, port: await freePort() },
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
}

/** The settings of the command line are read from `directory`, not from the user's home, which may enable usage reports. */
function startProgram(program: string, projectId: string, directory: string): ChildProcess {
  const parameters = ['emulators:start', '--only', 'auth', '--project', projectId, '--non-interactive'];
  const quiet = { CI: 'true', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: directory };
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: directory,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

function collect(child: ChildProcess): () => string {
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => output;
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  while (!hasEnded(child)) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer?.ok === true) return;
    await pause(100);
  }
  throw new Error(`It ended with ${child.exitCode ?? child.signalCode}.`);
}

function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
