import { EmptyState } from '../../src/presentation/shared/empty/EmptyState';
import type { EmptyDrawingName } from '../../src/presentation/shared/empty/EmptyDrawing';
import type { DesignPart } from './DesignPart';

export const emptyStates: DesignPart = {
  'EmptyState stall': () => <Empty drawing="stall" />,
  'EmptyState crate': () => <Empty drawing="crate" />,
  'EmptyState tag': () => <Empty drawing="tag" />,
  'EmptyState cans': () => <Empty drawing="cans" />,
};

function Empty({ drawing }: { readonly drawing: EmptyDrawingName }) {
  return (
    <EmptyState
      drawing={drawing}
      title="Votre étal est encore vide"
      text={'Déposez une première annonce\u00a0: elle est en ligne en une minute.'}
      to="/deposer-annonce"
      linkLabel="Déposer une annonce"
    />
  );
}
