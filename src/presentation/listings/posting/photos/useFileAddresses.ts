import { useEffect, useState } from 'react';
import type { PickedFile } from '../../../../application/listings/PhotoPreparation';

/** The address of each file for `<img>`, in the order of `files`; none before the first effect. They end with the component. */
export function useFileAddresses(files: readonly PickedFile[]): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = files.flatMap((file) => (file instanceof Blob ? [URL.createObjectURL(file)] : []));
    setAddresses(made);
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, [files]);
  return addresses;
}
