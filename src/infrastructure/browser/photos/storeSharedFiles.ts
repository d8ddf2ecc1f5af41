import { SHARED_FILES, type PickedFiles } from '../../../application/listings/PickedFiles';

/**
 * Stores the files of a field of a sent form for the next listing that is begun. Returns false if the form could not be read, or if some
 * of its files were left out, since the browser has no room for them.
 */
export async function storeSharedFiles(
  sent: Pick<Body, 'formData'>,
  field: string,
  files: PickedFiles,
): Promise<boolean> {
  const form = await sent.formData().catch(() => null);
  if (form === null) return false;
  let isComplete = true;
  for (const file of form.getAll(field)) {
    const id = file instanceof File ? await files.add(SHARED_FILES, file) : null;
    if (id === null) isComplete = false;
    // For the page, which is opened next.
    else files.release(id);
  }
  return isComplete;
}
