import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { drawingVersion } from '@larder/dish-pictures';
import { pictureAddress } from '@larder/dish-pictures';
import { DrawingsController } from './drawings.controller.js';

const address = pictureAddress({
  title: 'Roasted Tomato Soup',
  types: ['soup'],
  kind: null,
  equipment: [],
  cuisine: 'Italian',
  ingredientNames: ['tomato', 'onion', 'basil'],
});

describe('GET /pictures', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    const module = await Test.createTestingModule({ controllers: [DrawingsController] }).compile();
    app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    app.setGlobalPrefix('api', { exclude: ['pictures/*path'] });
    await app.init();
  });

  afterAll(() => app.close());

  it('[DISH-1] serves an illustration that may be cached for ever and cannot run scripts', async () => {
    const { statusCode, headers, body } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    expect(body).toMatch(/^<svg .*<\/svg>$/s);
    expect((await app.inject(`${address}?again`)).body).toBe(body);
  });

  it('shows the dish of an older URL without allowing it to be cached for ever', async () => {
    const { statusCode, headers, body } = await app.inject(
      address.replace(drawingVersion, '0badcafe'),
    );
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(body).toBe((await app.inject(address)).body);
  });

  it.each([
    '/pictures/',
    '/pictures/nothing.svg',
    address.replace('.svg', '.png'),
    address.replace('tomato', 'gravel'),
    address.replace('tomato', '%74omato'),
  ])('answers %s with 404 in plain text', async (unknown) => {
    const { statusCode, headers } = await app.inject(unknown);
    expect(statusCode).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it('is not under /api', async () => {
    expect((await app.inject(`/api${address}`)).statusCode).toBe(404);
  });
});
