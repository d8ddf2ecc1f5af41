import { useEffect, useMemo, useState } from 'react';
import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { Photo } from '../../../domain/listings/Photo';
import { useViewModel } from '../useViewModel';
import { listingDisplay } from '../viewModels';

/** The address of a photo for an `<img>`: `undefined` while it is loading, `null` if the photo does not exist any more. */
export function useAddress(photo: Photo, rendition: PhotoRendition): string | null | undefined {
  const display = useViewModel(listingDisplay);
  const answer = useMemo(() => display.addressOf(photo, rendition), [display, photo, rendition]);
  const key = `${rendition} ${photo.id}`;
  const [found, setFound] = useState<{ readonly key: string; readonly address: string | null }>();

  useEffect(() => {
    if (typeof answer === 'string') return;
    let isWanted = true;
    void answer.then((address) => {
      if (isWanted) setFound({ key, address });
    });
    return () => {
      isWanted = false;
    };
  }, [answer, key]);

  if (typeof answer === 'string') return answer;
  return found?.key === key ? found.address : undefined;
}
