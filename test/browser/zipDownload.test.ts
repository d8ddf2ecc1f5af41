import { unzipSync, strFromU8 } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ZipDownload } from '../../src/infrastructure/browser/device/ZipDownload';

/** Records downloads instead of saving files. */
function caughtDownload() {
  const caught: { name: string; blob: Blob | null } = { name: '', blob: null };
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) caught.blob = blob;
    return 'blob:caught';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    caught.name = this.download;
  });
  onTestFinished(() => {
    make.mockRestore();
    click.mockRestore();
  });
  return caught;
}

test('the archive has texts and pictures, and lists what could not be loaded', async () => {
  const picture = URL.createObjectURL(new Blob([new Uint8Array([1, 2, 3])], { type: 'image/svg+xml' }));
  const caught = caughtDownload();
  const shares: number[] = [];
  const entries = [
    { path: 'donnees.json', text: '{"é":1}' },
    { path: 'photos/un', address: picture },
    { path: 'photos/deux', address: 'blob:gone' },
  ];
  const saved = await new ZipDownload().save('mes-donnees.zip', entries, (share) => shares.push(share));
  expect(saved).toEqual({ ok: true, value: ['photos/deux'] });
  expect(caught.name).toBe('mes-donnees.zip');
  const files = unzipSync(new Uint8Array(await (caught.blob ?? new Blob()).arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual(['donnees.json', 'photos/un.svg']);
  expect(strFromU8(files['donnees.json'] ?? new Uint8Array())).toBe('{"é":1}');
  expect([...(files['photos/un.svg'] ?? [])]).toEqual([1, 2, 3]);
  expect(shares.at(-1)).toBe(1);
});

test('the download fails when the archive cannot be made', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no room');
  });
  expect(await new ZipDownload().save('a.zip', [{ path: 'a', text: 'a' }], () => undefined)).toEqual({
    ok: false,
    failure: 'failed',
  });
  make.mockRestore();
  logged.mockRestore();
});
