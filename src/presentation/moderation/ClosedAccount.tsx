import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Instant } from '../../domain/shared/Instant';
import { formatDay } from '../shared/format/formatDate';
import { PlainPage } from '../shared/page/PlainPage';
import { paths } from '../shared/paths';
import { restrictionMessages } from './restrictionMessages';

const messages = restrictionMessages.instead;

interface ClosedAccountProps {
  readonly since: Instant;
  /** Whether this browser keeps something that the person has written. */
  readonly hasDraft: boolean;
}

/** In place of a form that a closed account cannot send. */
export function ClosedAccount({ since, hasDraft }: ClosedAccountProps) {
  return (
    <PlainPage title={messages.title} text={messages.text(formatDay(since))}>
      {hasDraft && <p className="text">{messages.draft}</p>}
      <Button component={Link} to={paths.accountDecisions} variant="contained" size="large">
        {restrictionMessages.contest}
      </Button>
      <Button component={Link} to={paths.myListings} variant="outlined">
        {messages.ownListings}
      </Button>
    </PlainPage>
  );
}
