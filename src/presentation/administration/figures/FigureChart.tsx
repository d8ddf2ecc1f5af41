import styled from '@emotion/styled';
import { BarChart } from '@mui/x-charts/BarChart';
import type { DailyFigures, Figure } from '../../../domain/analytics/DailyFigures';
import { formatNumber } from '../../shared/format/formatNumber';
import { figureMessages as messages, figureNames } from './figureMessages';
import { formatChartDay } from './formatChartDay';

interface FigureChartProps {
  readonly days: readonly DailyFigures[];
  readonly figure: Figure;
  /** Its sum over these days, as shown above. */
  readonly total: string;
}

/** A bar for each day. The arrow keys move between the bars, and show their values. */
export function FigureChart({ days, figure, total }: FigureChartProps) {
  const name = figureNames[figure];
  const counts = days.map((day) => day[figure]);
  return (
    <Group role="group" aria-label={messages.chart(name, total)}>
      <BarChart
        height={170}
        hideLegend
        skipAnimation
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            scaleType: 'band',
            valueFormatter: formatChartDay,
            tickInterval: (_day: string, index: number) => index % 7 === 3,
            height: 24,
          },
        ]}
        yAxis={[
          {
            width: 36,
            tickMinStep: 1,
            min: 0,
            // Without it the zero of an axis of zeros is in the middle.
            ...(Math.max(...counts) === 0 && { max: 1 }),
            valueFormatter: (value: number) => formatNumber(value),
          },
        ]}
        series={[
          {
            data: counts,
            label: name,
            color: 'var(--mb-palette-primary-main)',
            valueFormatter: (value) => formatNumber(value ?? 0),
          },
        ]}
      />
    </Group>
  );
}

/** The chart takes the ring from the element that has its focus. */
const Group = styled.div({
  borderRadius: 8,
  '&:has(:focus-visible)': { outline: '3px solid var(--mb-palette-primary-main)', outlineOffset: 4 },
});
