import styled from '@emotion/styled';
import type { Listing } from '../../../domain/listings/Listing';
import { HeartButton } from '../../shared/cards/HeartButton';
import { iconButton } from '../../shared/controls/buttonLook';
import { Icon } from '../../shared/controls/Icon';
import { useNotify } from '../../shared/notices/notify';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { listingPageMessages as messages } from '../display/messages';
import { shareLink } from './shareLink';

/** The heart, for the listing of somebody else, and sharing: on the photo, where a thumb finds them on every site. */
export function PhotoActions({ listing }: { readonly listing: Listing }) {
  const notify = useNotify();
  const share = async () => {
    const outcome = await shareLink({ title: listing.title, url: absolute(paths.listing(listing)) });
    if (outcome === 'copied') notify({ text: messages.copied, kind: 'success' });
    if (outcome === 'failed') notify({ text: messages.shareFailed, kind: 'error' });
  };
  return (
    <Corner data-print="hide">
      <button
        type="button"
        className="share"
        aria-label={messages.share}
        title={messages.share}
        onClick={() => void share()}
      >
        <Icon name="share" size={22} />
      </button>
      <HeartButton listing={listing} />
    </Corner>
  );
}

const Corner = styled.div({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: 'flex',
  gap: 8,
  '.share': iconButton,
  'button[type]': { position: 'relative' },
  'button::before': { display: 'none' },
});
