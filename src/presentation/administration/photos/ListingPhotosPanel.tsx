import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import type { PhotoService } from '../../../domain/moderation/photoService';
import { useViewModel } from '../../shared/useViewModel';
import { withdrawnPhotosViewModel } from '../desk/viewModels';
import { FailureNotice } from '../FailureNotice';
import { Panel } from '../Panel';
import { photoMessages } from './photoMessages';

interface ListingPhotosPanelProps {
  readonly listing: Listing;
  readonly wanted: PhotoService;
}

/** Of a listing that was removed: whether its photos are withdrawn, or served again, and the way to go on. */
export const ListingPhotosPanel = observer(function ListingPhotosPanel({ listing, wanted }: ListingPhotosPanelProps) {
  const viewModel = useViewModel(withdrawnPhotosViewModel);
  useEffect(() => void viewModel.load(listing, wanted), [listing, viewModel, wanted]);
  const { failure, isChanging, left, listingId } = viewModel;
  const messages = photoMessages[wanted];
  const change = () => void viewModel.change(listing, wanted);
  if (listingId !== listing.id) return null;
  return (
    <Panel title={photoMessages.title}>
      <div role="status">
        {left === null ? (
          <p>{photoMessages.loading}</p>
        ) : (
          <>
            <p>
              <strong>{left === 0 ? messages.done : messages.left}</strong>
            </p>
            <p className="quiet">{left === 0 ? messages.doneHint : messages.leftHint(left)}</p>
          </>
        )}
      </div>
      {failure !== null && <FailureNotice failure={failure} onRetry={change} />}
      {failure === null && left !== null && left > 0 && (
        <Button variant="outlined" aria-disabled={isChanging} onClick={change}>
          {isChanging ? messages.changing : messages.change}
        </Button>
      )}
    </Panel>
  );
});
