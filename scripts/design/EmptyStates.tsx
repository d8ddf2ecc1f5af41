import { EmptyState } from '../../src/presentation/shared/empty/EmptyState';

const drawings = ['stall', 'crate', 'tag', 'cans'] as const;

export function EmptyStates() {
  return drawings.map((drawing) => (
    <EmptyState
      key={drawing}
      drawing={drawing}
      title="Votre étal est encore vide"
      text="Déposez une première annonce : elle est en ligne en une minute."
      to="/deposer-annonce"
      linkLabel="Déposer une annonce"
    />
  ));
}
