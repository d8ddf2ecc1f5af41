import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAXIMUM_PHOTOS } from '../../../../domain/listings/Photo';
import { Icon } from '../../../shared/controls/Icon';
import { PostingPhotoBoard } from './PostingPhotoBoard';
import { postingPhotoMessages as messages } from './messages';
import { PostingPhotosInProgress } from './PostingPhotosInProgress';
import type { PostListingViewModel } from '../PostListingViewModel';
import { isIncompleteShare } from '../postingAddresses';
import { PostingWaitingPhotos } from './PostingWaitingPhotos';
import { useFilesFromPage } from './useFilesFromPage';

/** Takes photos: picked, dropped anywhere on the page, pasted or taken with the camera. */
export const PostingPhotosSection = observer(function PostingPhotosSection({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { photos } = viewModel;
  const add = (files: readonly File[]) => void photos.add(files);
  const isDropping = useFilesFromPage(add);
  const [parameters] = useSearchParams();
  const isIncomplete = isIncompleteShare(parameters);
  const notices = useRef<HTMLDivElement>(null);
  const isShared = photos.shared > 0 || isIncomplete;
  useEffect(() => {
    // On a phone, the photos are below the first screen.
    if (isShared) notices.current?.scrollIntoView({ block: 'start' });
  }, [isShared]);
  return (
    <>
      <Zone data-dropping={isDropping || undefined}>
        {isDropping ? (
          <p>{messages.dropNow}</p>
        ) : (
          <>
            <p className="mouse">{messages.drop}</p>
            <p className="touch">{messages.touch}</p>
          </>
        )}
        <div className="ways">
          <FileButton label={messages.pick} icon="plus" disabled={photos.room === 0} multiple onFiles={add} />
          <span className="camera">
            <FileButton label={messages.take} icon="camera" disabled={photos.room === 0} capture onFiles={add} />
          </span>
        </div>
        <p className="note">{messages.room(photos.room, MAXIMUM_PHOTOS)}</p>
      </Zone>
      <Notices ref={notices} role="status">
        {isIncomplete && (
          <Alert severity="warning" role="none">
            {messages.incompleteShare}
          </Alert>
        )}
        {photos.shared > 0 && (
          <Alert severity="success" role="none">
            {messages.shared(photos.shared)}
          </Alert>
        )}
        {photos.leftOut > 0 && (
          <Alert severity="warning" role="none">
            {messages.leftOut(photos.leftOut, MAXIMUM_PHOTOS)}
          </Alert>
        )}
        {photos.resumed > 0 && (
          <Alert severity="info" role="none">
            {messages.resumed(photos.resumed)}
          </Alert>
        )}
        {photos.isAtRisk && (
          <Alert severity="warning" role="none">
            {messages.atRisk}
          </Alert>
        )}
      </Notices>
      <PostingPhotoBoard photos={photos} />
      <PostingWaitingPhotos photos={photos} />
      <PostingPhotosInProgress photos={photos} />
      <p className="note">{messages.privacy}</p>
    </>
  );
});

interface FileButtonProps {
  readonly label: string;
  readonly icon: 'plus' | 'camera';
  readonly disabled: boolean;
  readonly multiple?: boolean;
  /** Opens the camera where there is one. */
  readonly capture?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileButton({ label, icon, disabled, multiple = false, capture = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={multiple ? 'contained' : 'outlined'}
        disabled={disabled}
        startIcon={<Icon name={icon} size={20} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        multiple={multiple}
        {...(capture ? { capture: 'environment' as const } : {})}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise picking the same file again would not fire `change`.
          target.value = '';
        }}
      />
    </>
  );
}

const Notices = styled.div({ display: 'grid', gap: 10 });

const Zone = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  padding: 'clamp(20px, 4vw, 36px) 16px',
  borderRadius: 20,
  textAlign: 'center',
  border: '2px dashed var(--mb-palette-outline)',
  background: 'var(--mb-palette-background-default)',
  transition: 'background-color 150ms, border-color 150ms',
  '&[data-dropping]': {
    borderColor: 'var(--mb-palette-secondary-main)',
    background: 'color-mix(in srgb, var(--mb-palette-secondary-main) 14%, var(--mb-palette-background-paper))',
  },
  p: { margin: 0 },
  '.ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10 },
  '.mouse': { display: 'none' },
  // The camera button is useless on most computers.
  '@media (pointer: fine)': { '.camera, .touch': { display: 'none' }, '.mouse': { display: 'block' } },
});
