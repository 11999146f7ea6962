/** Numbers in a picture carry one decimal: finer is invisible and costs bytes. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radiusX)}" ry="${n(radiusY)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(corner)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function path(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function line(data: string, stroke: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

export interface Placement {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

/** Collects what a picture defines once (gradients, patterns, pieces) and hands out its ids. */
export class Sheet {
  private readonly ids = new Map<string, string>();
  private readonly definitions: string[] = [];

  /** The id of a definition; `make` is called the first time only. */
  define(name: string, make: (id: string) => string): string {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    const id = `p${this.ids.size}`;
    this.ids.set(name, id);
    // Reserve the place first: a definition may define others on its way.
    this.definitions.push(make(id));
    return id;
  }

  /** Places a drawing that is defined once, however often it is placed. */
  place(name: string, drawing: (prefix: string) => string, at: Placement): string {
    const id = this.define(`drawing ${name}`, (own) => `<g id="${own}">${drawing(own)}</g>`);
    const turn = at.turn ? `rotate(${Math.round(at.turn)})` : '';
    const scale = at.scale && at.scale !== 1 ? `scale(${Math.round(at.scale * 100) / 100})` : '';
    return `<use href="#${id}" transform="translate(${n(at.x)} ${n(at.y)})${turn}${scale}"/>`;
  }

  radial(name: string, stops: string, focus = 'cx=".38" cy=".3" r=".8"'): string {
    const id = this.define(
      `radial ${name}`,
      (own) => `<radialGradient id="${own}" ${focus}>${stops}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  linear(name: string, stops: string, direction = 'x1="0" y1="0" x2="1" y2="1"'): string {
    const id = this.define(
      `linear ${name}`,
      (own) => `<linearGradient id="${own}" ${direction}>${stops}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  pattern(name: string, width: number, height: number, content: string, transform = ''): string {
    const id = this.define(
      `pattern ${name}`,
      (own) =>
        `<pattern id="${own}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}>${content}</pattern>`,
    );
    return `url(#${id})`;
  }

  clip(name: string, shape: string): string {
    const id = this.define(`clip ${name}`, (own) => `<clipPath id="${own}">${shape}</clipPath>`);
    return `url(#${id})`;
  }

  /** A blur for shadows that things cast on what they lie on. */
  blur(deviation: number): string {
    const id = this.define(
      `blur ${deviation}`,
      (own) =>
        `<filter id="${own}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    return `url(#${id})`;
  }

  /** A soft shadow down and to the right: the light of every picture stands top left. */
  lifted(content: string, height: number): string {
    const id = this.define(
      `lift ${height}`,
      (own) =>
        `<filter id="${own}" x="-10%" y="-10%" width="125%" height="130%"><feDropShadow dx="${n(height * 0.45)}" dy="${n(height)}" stdDeviation="${n(height * 0.7)}" flood-color="#2a1408" flood-opacity=".32"/></filter>`,
    );
    return content && `<g filter="url(#${id})">${content}</g>`;
  }

  toDefs(): string {
    return `<defs>${this.definitions.join('')}</defs>`;
  }
}

/** Gradient stops from `[offset 0–1, colour, opacity?]` rows. */
export function stops(...rows: [offset: number, colour: string, opacity?: number][]): string {
  return rows
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
