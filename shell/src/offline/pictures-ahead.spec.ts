import { PicturesAhead } from './pictures-ahead';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function device({ kept = [] as string[], most = 3 } = {}) {
  const asked: string[] = [];
  let mayAsk = true;
  const pictures = new PicturesAhead({
    turn: async () => mayAsk,
    isKept: async (address) => kept.includes(address),
    ask: async (address) => void asked.push(address),
    most,
  });
  return { pictures, asked, allow: (allowed: boolean) => (mayAsk = allowed) };
}

describe('pictures kept ahead', () => {
  it('[OFF-8] are requested once, in order, up to a limit, and only if they are not kept', async () => {
    const { pictures, asked } = device({ kept: ['/b'] });
    pictures.want('/a', '/b');
    pictures.want('/a', '/c', '/d');
    await settled();
    expect(asked).toEqual(['/a', '/c']);
  });

  it('[OFF-8] are not requested while no request may be made, and are retried later', async () => {
    const { pictures, asked, allow } = device();
    allow(false);
    pictures.want('/a');
    await settled();
    expect(asked).toEqual([]);
    allow(true);
    pictures.want('/a');
    await settled();
    expect(asked).toEqual(['/a']);
  });
});
