import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../build/build';
import { buildFirebaseSite } from '../build/buildFirebaseSite';
import { precompress } from '../build/precompress';
import { freePort } from '../checks/freePort';
import { startDemoFirebase, type DemoFirebase } from '../firebase/startDemoFirebase';
import { startServer, type SiteServer } from '../serve/serve';

/** The production build on the embedded backend, built into `dist`. */
export async function serveEmbedded(): Promise<SiteServer> {
  await buildSite();
  await precompress('dist');
  return startServer({ port: 0 });
}

/** The production build on Firebase, with the demo catalogue, its pages rendered by the function. This process has the variables of the project from then on. */
export async function serveDemoFirebase(firebase: DemoFirebase): Promise<SiteServer> {
  const { environment } = firebase;
  Object.assign(process.env, environment);
  const [directory, port] = [await mkdtemp(join(tmpdir(), 'bench-firebase-')), await freePort()];
  const site = await buildFirebaseSite({ directory, environment, siteAddress: `http://localhost:${port}` });
  const server = await startServer({ port, ...site });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Both of them, one after the other, each until the next one is asked for. */
export async function* servedSites(): AsyncGenerator<{ readonly name: string; readonly origin: string }> {
  const embedded = await serveEmbedded();
  yield { name: 'embedded', origin: embedded.url };
  await embedded.close();
  const firebase = await startDemoFirebase();
  const onFirebase = await serveDemoFirebase(firebase);
  yield { name: 'Firebase', origin: onFirebase.url };
  await onFirebase.close();
  await firebase.close();
}
