import { useEffect, useState } from 'react';
import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { Photo } from '../../../domain/listings/Photo';
import { PhotoPlaceholder } from '../../shared/cards/PhotoView';
import { messages } from '../../shared/messages';
import { useViewModel } from '../../shared/useViewModel';
import { withdrawnPhotosViewModel } from '../desk/viewModels';

interface WithdrawnPhotoProps {
  readonly photo: Photo;
  readonly rendition: PhotoRendition;
  readonly alt: string;
}

/** A photo that its address shows to nobody, as admins may see it. */
export function WithdrawnPhoto({ photo, rendition, alt }: WithdrawnPhotoProps) {
  const viewModel = useViewModel(withdrawnPhotosViewModel);
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let made: string | null = null;
    let isWanted = true;
    void viewModel.read(photo, rendition).then((picture) => {
      if (!isWanted) return;
      made = picture === null ? null : URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
      setAddress(made);
    });
    return () => {
      isWanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [photo, rendition, viewModel]);
  if (address === undefined) return null;
  if (address === null) return <PhotoPlaceholder label={messages.photoGone} />;
  return <img src={address} alt={alt} style={{ display: 'block', width: '100%', height: '100%' }} draggable={false} />;
}
