import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import type { ListingState } from '../../src/domain/listings/lifecycle/ListingState';
import { StateChip } from '../../src/presentation/listings/owner/StateChip';
import { Loader } from '../../src/presentation/shared/controls/Loader';
import { Toast } from '../../src/presentation/app/toasts/Toast';
import { Row } from './Row';

const states: readonly ListingState[] = ['in-review', 'online', 'reserved', 'sold', 'paused', 'expired', 'refused'];
const kinds = ['success', 'info', 'warning', 'error'] as const;

export function Notices() {
  return (
    <>
      {kinds.map((kind) => (
        <Alert key={kind} severity={kind} role="none">
          Votre annonce est en ligne jusqu’au 12 mars.
        </Alert>
      ))}
      <Row name="Toast">
        {kinds.map((kind) => (
          <Toast
            key={kind}
            id={kind}
            message="Photo retirée"
            variant={kind}
            action={<button type="button">Annuler</button>}
          />
        ))}
      </Row>
      <Row name="Chip">
        <Chip label="Vélos" />
        <Chip label="Vélos" variant="outlined" />
        <Chip label="Vélos" color="primary" />
        <Chip label="Vélos" color="secondary" />
        <Chip label="Vélos" size="small" />
      </Row>
      <Row name="StateChip">
        {states.map((state) => (
          <StateChip key={state} state={state} deal="sale" />
        ))}
      </Row>
      <Row name="Loader">
        <Loader />
      </Row>
    </>
  );
}
