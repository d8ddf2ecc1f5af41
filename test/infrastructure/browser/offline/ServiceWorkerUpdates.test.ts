// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServiceWorkerUpdates } from '../../../../src/infrastructure/browser/offline/ServiceWorkerUpdates';
import { VirtualTime } from '../../../support/time/VirtualTime';
import { eventually } from '../../../support/time/eventually';

const served = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  const script = document.createElement('script');
  script.setAttribute('src', '/assets/own.js');
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
  vi.stubGlobal('fetch', served);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The updates of a page, whose worker another one replaces when asked to. */
function someUpdates() {
  const workers = new EventTarget() as ServiceWorkerContainer;
  const update = vi.fn(async () => new EventTarget() as ServiceWorkerRegistration);
  const time = new VirtualTime();
  const onUpdate = vi.fn();
  const stop = new ServiceWorkerUpdates(workers, { update }, time).subscribe(onUpdate);
  const untilAnswered = async (requests: number) => {
    await eventually(() => expect(served).toHaveBeenCalledTimes(requests));
    await new Promise((done) => setTimeout(done));
  };
  const replaceWorker = async () => {
    workers.dispatchEvent(new Event('controllerchange'));
    await untilAnswered(2);
  };
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  return { onUpdate, untilAnswered, replaceWorker, look, stop, time, update };
}

const page = (script: string) => new Response(`<script type="module" src="${script}"></script>`);

test('a page hears of a version whose pages name another script', async () => {
  served.mockReset().mockResolvedValueOnce(page('/assets/own.js')).mockResolvedValueOnce(page('/assets/next.js'));
  const { onUpdate, replaceWorker, stop } = someUpdates();
  await replaceWorker();
  expect(onUpdate).toHaveBeenCalledOnce();
  stop();
});

test('a page hears of a version whose worker took over before it listened', async () => {
  served.mockReset().mockImplementation(async () => page('/assets/next.js'));
  const { onUpdate, untilAnswered, stop } = someUpdates();
  await untilAnswered(1);
  expect(onUpdate).toHaveBeenCalledOnce();
  stop();
});

test('a page that is of the new version already hears of none', async () => {
  served.mockReset().mockImplementation(async () => page('/assets/own.js'));
  const { onUpdate, replaceWorker, stop } = someUpdates();
  await replaceWorker();
  expect(onUpdate).not.toHaveBeenCalled();
  stop();
});

test.each([
  ['that fails', () => Promise.resolve(new Response('', { status: 503 }))],
  ['that cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a server %s tells of no version', async (_, answer) => {
  served.mockReset().mockImplementation(answer);
  const { onUpdate, replaceWorker, stop } = someUpdates();
  await replaceWorker();
  expect(onUpdate).not.toHaveBeenCalled();
  stop();
});

test('a page that is looked at again asks for another version, at most once an hour', async () => {
  const { look, stop, time, update } = someUpdates();
  look();
  expect(update).not.toHaveBeenCalled();
  await time.pass(3_600_000);
  look();
  look();
  expect(update).toHaveBeenCalledOnce();
  stop();
  await time.pass(3_600_000);
  look();
  expect(update).toHaveBeenCalledOnce();
});
