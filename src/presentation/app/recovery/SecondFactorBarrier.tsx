import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { secondFactorGate } from '../../shared/viewModels';
import { lazyWithMaterial } from '../theme/lazyWithMaterial';

const SecondFactorScreen = lazyWithMaterial(
  async () => (await import('../../auth/SecondFactorScreen')).SecondFactorScreen,
);

/** While a second step is asked for, its screen stands in the place of all others (specification §4). */
export const SecondFactorBarrier = observer(function SecondFactorBarrier({
  children,
}: {
  readonly children: ReactNode;
}) {
  const { challenge } = useViewModel(secondFactorGate);
  return challenge === null ? children : <SecondFactorScreen />;
});
