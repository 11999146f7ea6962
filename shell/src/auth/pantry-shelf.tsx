import { theme } from '@larder/ui';

const { hue } = theme;
const glass = '#fffdf8';

interface JarProps {
  x: number;
  width: number;
  height: number;
  /** Fill level, from 0 to 1. */
  level: number;
  filling: string;
  lid: string;
}

function Jar({ x, width, height, level, filling, lid }: JarProps) {
  const top = 168 - height;
  const filled = (height - 12) * level;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x={width * 0.1} y={top - 13} width={width * 0.8} height={12} rx={4} fill={lid} />
      <rect y={top} width={width} height={height} rx={13} fill={glass} fillOpacity={0.2} />
      <rect x={6} y={168 - 6 - filled} width={width - 12} height={filled} rx={8} fill={filling} />
      <rect
        y={top}
        width={width}
        height={height}
        rx={13}
        fill="none"
        stroke={glass}
        strokeOpacity={0.6}
        strokeWidth={2}
      />
      <rect
        x={width * 0.22}
        y={top + height * 0.36}
        width={width * 0.56}
        height={height * 0.2}
        rx={4}
        fill={glass}
      />
    </g>
  );
}

/** Jars on a shelf, as decoration. */
export function PantryShelf() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <Jar x={10} width={66} height={98} level={0.82} filling={hue.lemon} lid={hue.oat} />
      <Jar x={90} width={54} height={72} level={0.6} filling={hue.tomato} lid={hue.cocoa} />
      <Jar x={158} width={72} height={120} level={0.7} filling={hue.leek} lid={hue.oat} />
      <Jar x={246} width={58} height={86} level={0.9} filling={hue.carrot} lid={hue.cocoa} />
      <g stroke={hue.leek} strokeWidth={3} strokeLinecap="round" fill="none">
        <path d="M194 35 C 194 20 190 10 182 2" />
      </g>
      <path d="M193 26 C 205 26 213 18 214 5 C 201 6 193 14 193 26 Z" fill={hue.leek} />
      <path d="M191 20 C 180 22 171 16 168 5 C 180 4 189 9 191 20 Z" fill={hue.leek} />
      <rect x={0} y={170} width={320} height={9} rx={3} fill={hue.oat} />
      <rect x={28} y={179} width={8} height={17} rx={2} fill={hue.oat} fillOpacity={0.7} />
      <rect x={284} y={179} width={8} height={17} rx={2} fill={hue.oat} fillOpacity={0.7} />
    </svg>
  );
}
