import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { Toast } from '../../src/presentation/app/toasts/Toast';
import { criteriaFromEntries } from '../../src/domain/search/criteria/criteriaFromEntries';
import { findFamily } from '../../src/domain/listings/catalogue/categories';
import type { ListingState } from '../../src/domain/listings/lifecycle/ListingState';
import { CategoryChips } from '../../src/presentation/listings/browsing/CategoryChips';
import { StateChip } from '../../src/presentation/listings/owner/StateChip';
import { ActiveFilters } from '../../src/presentation/search/filters/ActiveFilters';
import { HiddenListings } from '../../src/presentation/shared/cards/HiddenListings';
import { Loader } from '../../src/presentation/shared/controls/Loader';
import { FailureNotice } from '../../src/presentation/shared/notices/FailureNotice';
import type { DesignPart } from './DesignPart';
import { Row } from './Row';

const states: readonly ListingState[] = ['in-review', 'online', 'reserved', 'sold', 'paused', 'expired', 'refused'];
const kinds = ['success', 'info', 'warning', 'error'] as const;
const everything = criteriaFromEntries([]);
const family = findFamily('vehicules');

export const notices: DesignPart = {
  Alert: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {kinds.map((kind) => (
        <Alert key={kind} severity={kind} role="none">
          Votre annonce est en ligne jusqu’au 12 mars.
        </Alert>
      ))}
    </div>
  ),
  Toast: () => (
    <Row>
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
  ),
  FailureNotice: () => <FailureNotice failure="offline" onRetry={() => undefined} />,
  HiddenListings: () => <HiddenListings count={3} areShown={false} onShow={() => undefined} />,
  Chip: () => (
    <Row>
      <Chip label="Vélos" />
      <Chip label="Vélos" variant="outlined" />
      <Chip label="Vélos" color="primary" />
      <Chip label="Vélos" color="secondary" />
      <Chip label="Vélos" size="small" />
      <Chip label="Vélos" component="button" clickable variant="outlined" />
      <Chip label="Vélos" component="button" clickable color="secondary" />
    </Row>
  ),
  CategoryChips: () =>
    family === undefined ? null : (
      <CategoryChips
        family={family}
        criteria={{ ...everything, family: family.id, categoryId: 'velos' }}
        counts={{ velos: 1240, voitures: 85 }}
      />
    ),
  ActiveFilters: () => <ActiveFilters criteria={{ ...everything, giftOnly: true, delivery: true }} townWord="" />,
  StateChip: () => (
    <Row>
      {states.map((state) => (
        <StateChip key={state} state={state} deal="sale" />
      ))}
    </Row>
  ),
  LinearProgress: () => <LinearProgress variant="determinate" value={60} aria-label="Envoi" />,
  Loader: () => <Loader />,
};
