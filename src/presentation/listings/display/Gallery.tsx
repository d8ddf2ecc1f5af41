import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { Photo } from '../../../domain/listings/Photo';
import { Icon } from '../../shared/controls/Icon';
import { messages as sharedMessages } from '../../shared/messages';
import { PhotoPlaceholder, PhotoView } from '../../shared/cards/PhotoView';
import { GalleryFrame } from './GalleryFrame';
import { listingPageMessages } from './messages';
import { useSlides } from './useSlides';

const messages = listingPageMessages.gallery;

const GalleryFullScreen = lazy(async () => ({ default: (await import('./GalleryFullScreen')).GalleryFullScreen }));

interface GalleryProps {
  readonly photos: readonly Photo[];
  readonly title: string;
  /** Buttons on the photo. */
  readonly children?: ReactNode;
}

/** A listing's photos: changed by swipe, arrow buttons, keys or thumbnails, and opened in full screen. */
export function Gallery({ photos, title, children }: GalleryProps) {
  const count = photos.length;
  const { index, strip, show, onKeyDown, onScroll } = useSlides(count);
  const [isFullScreen, setFullScreen] = useState(false);
  const open = () => setFullScreen(true);
  const close = useCallback(() => setFullScreen(false), []);
  if (count === 0)
    return (
      <GalleryFrame>
        <div className="stage">
          <PhotoPlaceholder label={sharedMessages.noPhoto} />
          {children}
        </div>
      </GalleryFrame>
    );
  return (
    <>
      <GalleryFrame onKeyDown={onKeyDown}>
        <div className="stage" data-swipe="own">
          <ul ref={strip} className="strip" tabIndex={0} aria-label={messages.label} onScroll={onScroll} onClick={open}>
            {photos.map((photo, number) => (
              <li
                key={photo.id}
                aria-hidden={number !== index || undefined}
                data-whole={Math.abs(photo.width / photo.height - 4 / 3) > 0.13}
              >
                <PhotoView
                  photo={photo}
                  rendition="page"
                  alt={messages.photo(title, number + 1, count)}
                  eager={number === 0}
                />
              </li>
            ))}
          </ul>
          {count > 1 && <Arrows index={index} count={count} onShow={show} />}
          <button type="button" className="fullScreen" aria-label={messages.fullScreen} onClick={open}>
            <Icon name="expand" size={20} />
          </button>
          {children}
        </div>
        {count > 1 && <Thumbnails photos={photos} index={index} onShow={show} />}
      </GalleryFrame>
      {isFullScreen && (
        <Suspense>
          <GalleryFullScreen photos={photos} title={title} index={index} onShow={show} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface ArrowsProps {
  readonly index: number;
  readonly count: number;
  readonly onShow: (index: number) => void;
}

function Arrows({ index, count, onShow }: ArrowsProps) {
  return (
    <>
      <button
        type="button"
        className="arrow before"
        aria-label={messages.previous}
        aria-disabled={index === 0 || undefined}
        onClick={() => onShow(index - 1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className="arrow after"
        aria-label={messages.next}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onShow(index + 1)}
      >
        <Icon name="chevronRight" />
      </button>
      <span className="position" role="status">
        {messages.position(index + 1, count)}
      </span>
    </>
  );
}

interface ThumbnailsProps {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly onShow: (index: number) => void;
}

function Thumbnails({ photos, index, onShow }: ThumbnailsProps) {
  return (
    <ul className="thumbnails">
      {photos.map((photo, number) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-label={messages.show(number + 1)}
            aria-current={number === index || undefined}
            onClick={() => onShow(number)}
          >
            <PhotoView photo={photo} rendition="thumbnail" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
