import { SHARED_FILES, type PickedFiles } from '../../../application/listings/PickedFiles';

/** Stores the files of a form field for the next listing that is begun; those that the browser has no room for are left out. */
export async function storeSharedFiles(form: FormData, field: string, files: PickedFiles): Promise<void> {
  for (const file of form.getAll(field)) {
    const id = file instanceof File ? await files.add(SHARED_FILES, file) : null;
    // For the page, which is opened next.
    if (id !== null) files.release(id);
  }
}
