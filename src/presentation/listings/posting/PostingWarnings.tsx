import Alert from '@mui/material/Alert';
import { Link } from 'react-router-dom';
import { contactDetailsIn } from '../../../domain/listings/draft/contactDetails';
import type { Listing } from '../../../domain/listings/Listing';
import { postingMessages } from './messages';
import { paths } from '../../shared/paths';

const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Names the contact details in a text. A warning, not an error: the listing can be published anyway. */
export function PostingContactWarning({ text }: { readonly text: string }) {
  const details = contactDetailsIn(text);
  return (
    <div role="status">
      {details.length > 0 && (
        <Alert severity="warning" role="none">
          {postingMessages.contactDetails(
            conjunction.format(details.map((detail) => postingMessages.contactDetail[detail])),
          )}
        </Alert>
      )}
    </div>
  );
}

export function PostingDuplicateWarning({ duplicate }: { readonly duplicate: Listing | undefined }) {
  return (
    <div role="status">
      {duplicate !== undefined && (
        <Alert severity="warning" role="none">
          {postingMessages.duplicate} <Link to={paths.listing(duplicate)}>{postingMessages.seeDuplicate}</Link>
        </Alert>
      )}
    </div>
  );
}
