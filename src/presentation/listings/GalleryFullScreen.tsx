import { useEffect, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Photo } from '../../domain/listings/Photo';
import { useViewModel } from '../shared/useViewModel';
import { lightboxLabels, listingPageMessages } from './listingPageMessages';

interface GalleryFullScreenProps {
  readonly photos: readonly Photo[];
  readonly title: string;
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

interface Slide {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A swipe here turns pages and nothing else. */
const frame = { lang: 'fr', 'data-swipe': 'own' };

/** A listing's photos on the whole screen, to be walked through and come close to. */
export function GalleryFullScreen({ photos, title, index, onShow, onClose }: GalleryFullScreenProps) {
  const slides = useSlidesOf(photos, title);
  const [first] = useState(index);
  if (slides.length === 0) return null;
  return (
    <Lightbox
      open
      close={onClose}
      index={first}
      slides={slides}
      portal={{ container: frame }}
      plugins={[Zoom]}
      labels={lightboxLabels}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      on={{ view: ({ index: shown }) => onShow(shown) }}
    />
  );
}

/** Photos that are gone keep their number, with nothing to show. */
function useSlidesOf(photos: readonly Photo[], title: string): Slide[] {
  const display = useViewModel('listingDisplay');
  const [addresses, setAddresses] = useState<readonly (string | null)[]>([]);
  useEffect(() => {
    let isWanted = true;
    void Promise.all(photos.map(async (photo) => display.addressOf(photo, 'page'))).then((found) => {
      if (isWanted) setAddresses(found);
    });
    return () => {
      isWanted = false;
    };
  }, [display, photos]);
  return addresses.length === 0 ? [] : photos.map(({ width, height }, number) => ({
    src: addresses[number] ?? '', width, height, alt: listingPageMessages.gallery.photo(title, number + 1, photos.length),
  }));
}
