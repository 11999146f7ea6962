import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
class C {
  get() {
    return { status: 'ok' };
  }
}
Get('trivial')(C.prototype, 'get', Object.getOwnPropertyDescriptor(C.prototype, 'get'));
Controller()(C);
class M {}
Module({ controllers: [C] })(M);
const a = new FastifyAdapter();
const h = {
  'content-security-policy':
    "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';connect-src 'self';object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none';upgrade-insecure-requests",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'permissions-policy': 'camera=()',
};
if (process.argv[2] === 'nestheaders')
  a.getInstance().addHook('onRequest', (q, r, d) => {
    r.headers(h);
    d();
  });
const app = await NestFactory.create(M, a, { logger: false });
await app.listen(0, '127.0.0.1');
console.log(app.getHttpServer().address().port);
