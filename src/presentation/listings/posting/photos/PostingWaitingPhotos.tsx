import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Icon } from '../../../shared/controls/Icon';
import { postingPhotoMessages as messages } from './messages';
import { PhotoBoard, PhotoTile } from './photoTiles';
import type { PostingPhotosViewModel } from './PostingPhotosViewModel';
import { useFileAddresses } from './useFileAddresses';

/** The photos that a visitor has picked, which are added once they have signed in. */
export const PostingWaitingPhotos = observer(function PostingWaitingPhotos({
  photos: { dismiss, photos, waiting, waitingFiles },
}: {
  readonly photos: PostingPhotosViewModel;
}) {
  const addresses = useFileAddresses(waitingFiles);
  return (
    <>
      <PhotoBoard aria-label={messages.waitingList}>
        {waiting.map(({ key, name }, position) => (
          <PhotoTile key={key}>
            <div className="picture">
              <Picture key={addresses[position]} address={addresses[position]} name={name} />
              {position === 0 && photos.length === 0 && <span className="cover">{messages.cover}</span>}
            </div>
            <div className="actions">
              <button type="button" aria-label={messages.cancel(name)} onClick={() => dismiss(key)}>
                <Icon name="close" size={20} />
              </button>
            </div>
          </PhotoTile>
        ))}
      </PhotoBoard>
      <Note role="status" className="note">
        {waiting.length > 0 && messages.waiting(waiting.length)}
      </Note>
    </>
  );
});

/** The photo, or its name where the browser cannot show it, as for HEIC. */
function Picture({ address, name }: { readonly address: string | null | undefined; readonly name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (address === undefined || address === null || isBroken) return <span className="name">{name}</span>;
  return <img src={address} alt={name} draggable={false} onError={() => setBroken(true)} />;
}

const Note = styled.p({ '&:empty': { position: 'absolute' } });
