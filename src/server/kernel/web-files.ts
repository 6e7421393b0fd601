import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../domain/kernel/result.ts';
import { sendProblem } from './problem.ts';

/** A missing file of the build is told as missing, so that a page of an older version notices at once. */
const notPages = /^\/(api|assets)(\/|$|\?)/;

const pages = /\.html$|\/sw\.js$|\.webmanifest$/;

/**
 * Serves the built web part: files with a hash in their name for ever, the page itself and its
 * service worker asked for anew each time; any other path is the page, which has its own routes.
 *
 * @param root the folder of the build; none, and only the API answers
 */
export async function serveWeb(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root !== undefined) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const plain = path.replace(/\.(br|gz)$/, '');
        const hashed = plain.includes('/assets/') && !pages.test(plain);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !notPages.test(request.url) &&
      wantsPage(request.headers.accept);
    if (root === undefined || !isPage) {
      return sendProblem(request, reply, undefined, undefined, refuse('not_found'));
    }
    return reply.sendFile('index.html');
  });
}

const wantsPage = (accept: string | undefined): boolean => accept === undefined || /text\/html|\*\/\*/.test(accept);
