import { expect, test } from 'vitest';
import { SHARED_FILES } from '../../../../src/application/listings/PickedFiles';
import { storeSharedFiles } from '../../../../src/infrastructure/browser/photos/storeSharedFiles';
import { InMemoryPickedFiles } from '../../../support/inMemory/listings/InMemoryPickedFiles';

function aForm(): FormData {
  const form = new FormData();
  form.append('title', 'Mes photos');
  form.append('photos', new File(['a'], 'velo.jpg', { type: 'image/jpeg' }));
  form.append('photos', new File(['b'], 'selle.jpg', { type: 'image/jpeg' }));
  form.append('others', new File(['c'], 'notes.txt', { type: 'text/plain' }));
  return form;
}

test('the shared files of one field are stored in their order, and free for the page that is opened next', async () => {
  const files = new InMemoryPickedFiles();
  expect(await storeSharedFiles(sent(aForm()), 'photos', files)).toBe(true);
  const taken = await files.take(SHARED_FILES);
  expect(taken.map(({ file }) => file.name)).toEqual(['velo.jpg', 'selle.jpg']);
  expect(files.names).toEqual(['velo.jpg', 'selle.jpg']);
});

test('a browser that has no room for shared files stores none of them, and a share says that it is incomplete', async () => {
  const files = new InMemoryPickedFiles();
  files.isFull = true;
  expect(await storeSharedFiles(sent(aForm()), 'photos', files)).toBe(false);
  expect(files.names).toEqual([]);
});

test('a share is incomplete if its form cannot be read', async () => {
  const files = new InMemoryPickedFiles();
  const broken = { formData: () => Promise.reject(new TypeError('The form is cut off')) };
  expect(await storeSharedFiles(broken, 'photos', files)).toBe(false);
});

function sent(form: FormData) {
  return { formData: () => Promise.resolve(form) };
}
