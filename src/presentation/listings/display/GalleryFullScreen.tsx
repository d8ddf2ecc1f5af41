import { useEffect, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import type { Photo } from '../../../domain/listings/Photo';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { lightboxLabels, listingPageMessages } from './messages';

interface GalleryFullScreenProps {
  readonly photos: readonly Photo[];
  readonly title: string;
  readonly index: number;
  readonly onShow: (index: number) => void;
  /** The same function at every render: see `useBackToClose`. */
  readonly onClose: () => void;
}

interface Slide {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Seen whole on any photo and on the black around it. */
const overPhoto = { margin: 4, borderRadius: 999, backgroundColor: 'rgb(48 48 48 / 0.8)', filter: 'none' };

/** The arrows are as round as the other buttons. */
const root = { '--yarl__navigation_button_padding': '8px' };

/** `data-swipe` keeps the swipe gesture of the page from handling swipes here. */
const frame = { lang: 'fr', 'data-swipe': 'own' };

/** A listing's photos in full screen, with zoom. */
export function GalleryFullScreen({ photos, title, index, onShow, onClose }: GalleryFullScreenProps) {
  const slides = useSlidesOf(photos, title);
  const [first] = useState(index);
  useBackToClose(true, onClose);
  if (slides.length === 0) return null;
  return (
    <Lightbox
      open
      close={onClose}
      index={first}
      slides={slides}
      portal={{ container: frame }}
      plugins={[Counter, Zoom]}
      zoom={{ maxZoomPixelRatio: 3 }}
      counter={{ separator: ' / ' }}
      labels={lightboxLabels}
      styles={{ root, button: overPhoto }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      on={{ view: ({ index: shown }) => onShow(shown) }}
    />
  );
}

/**
 * Slides of the photos; one that cannot be loaded stays as an empty slide. The list stays the same object while the
 * photos do, since the lightbox returns to its first slide at every new list.
 */
function useSlidesOf(given: readonly Photo[], title: string): Slide[] {
  const display = useViewModel(listingDisplay);
  const [photos, setPhotos] = useState(given);
  // A listing that is emitted again has the same photos in another list.
  if (given.length !== photos.length || given.some(({ id }, index) => id !== photos[index]?.id)) setPhotos(given);
  const [slides, setSlides] = useState<Slide[]>([]);
  useEffect(() => {
    let isWanted = true;
    const toSlide = async (photo: Photo, index: number): Promise<Slide> => ({
      src: (await display.addressOf(photo, 'page')) ?? '',
      alt: listingPageMessages.gallery.photo(title, index + 1, photos.length),
      width: photo.width,
      height: photo.height,
    });
    void Promise.all(photos.map(toSlide)).then((found) => {
      if (isWanted) setSlides(found);
    });
    return () => {
      isWanted = false;
    };
  }, [display, photos, title]);
  return slides;
}
