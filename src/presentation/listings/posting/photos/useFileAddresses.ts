import { useEffect, useState } from 'react';
import type { PickedFile } from '../../../../application/listings/PhotoPreparation';

/** The address of each file for `<img>`, in the order of `files`; null: it has none. They are made after the first rendering, and end with the component. */
export function useFileAddresses(files: readonly PickedFile[]): readonly (string | null)[] {
  const [addresses, setAddresses] = useState<readonly (string | null)[]>([]);
  useEffect(() => {
    const made = files.map((file) => (file instanceof Blob ? URL.createObjectURL(file) : null));
    let isWanted = true;
    queueMicrotask(() => {
      if (isWanted) setAddresses(made);
    });
    return () => {
      isWanted = false;
      for (const address of made) if (address !== null) URL.revokeObjectURL(address);
    };
  }, [files]);
  return addresses;
}
