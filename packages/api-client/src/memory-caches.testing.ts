const origin = 'https://larder.test';

const pathOf = (key: string | { url: string }): string =>
  typeof key === 'string' ? key : key.url.slice(origin.length);

/** A minimal browser cache, oldest entry first. */
class MemoryCache {
  readonly answers = new Map<string, { text: string; headers: Headers }>();

  async put(key: string, answer: Response): Promise<void> {
    this.answers.set(key, { text: await answer.text(), headers: answer.headers });
  }

  async match(key: string | { url: string }): Promise<Response | undefined> {
    const answer = this.answers.get(pathOf(key));
    return answer && new Response(answer.text, { headers: answer.headers });
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.answers.keys()].map((key) => ({ url: `${origin}${key}` }));
  }

  async delete(key: string | { url: string }): Promise<boolean> {
    return this.answers.delete(pathOf(key));
  }
}

/** Gives the page caches that live in memory; returns a function that removes them. */
export function installMemoryCaches(): () => void {
  const opened = new Map<string, MemoryCache>();
  Object.assign(globalThis, {
    caches: {
      open: async (name: string) => {
        const cache = opened.get(name) ?? new MemoryCache();
        opened.set(name, cache);
        return cache;
      },
      delete: async (name: string) => opened.delete(name),
    },
  });
  return () => {
    Reflect.deleteProperty(globalThis, 'caches');
  };
}
