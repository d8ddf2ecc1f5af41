import styled from '@emotion/styled';
import { above } from '../shared/page/screenWidths';

/** A list of what is saved, in two columns where there is room. */
export const Rows = styled.ul({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [above(1200)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 },
});
