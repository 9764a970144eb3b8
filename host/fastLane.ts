import type http from 'node:http';
import type { Socket } from 'node:net';
import { chooseVariant } from './contentNegotiation';
import type { HttpLimits } from './httpServer';
import { readPlainGet } from './plainGet';
import type { Site, Variant } from './siteFiles';

/** Longer than is announced, as with Node, so that a request which is on its way is not cut. In milliseconds. */
const GRACE = 1000;
/** Who says nothing for so long is given to Node, whose clocks then end a slow first request. In milliseconds. */
const SILENCE = 2000;
/** Copying a larger body once a second would cost more than it saves. */
const LARGEST_COPY = 64 * 1024;

/** Connections that have asked for nothing but whole files so far. */
export interface FastLane {
  /** Lets go of its connections, each after what it is being sent. */
  close(): void;
}

/**
 * Answers plain requests for files before Node makes objects of them, which costs more than sending a page does. At the
 * first request that is not plain, the connection becomes Node's for good, with every byte of that request.
 * @param server its `connection` listener is put behind the lane
 */
export function addFastLane(server: http.Server, site: Site, limits: HttpLimits): FastLane {
  const [accept] = server.listeners('connection') as ((this: http.Server, socket: Socket) => void)[];
  if (!accept) throw new Error('Node no longer takes connections by a listener; leave the fast lane out.');
  const inLane = new Set<Socket>();
  const send = createSender(limits.keepAliveTimeout);
  const keepAlive = limits.keepAliveTimeout + GRACE;

  function enter(socket: Socket): void {
    let answered = false;
    let waiting = false;

    function leave(chunk?: Buffer): void {
      inLane.delete(socket);
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      // Paused, or the bytes would be given back to nobody.
      socket.pause();
      if (chunk) socket.unshift(chunk);
      accept?.call(server, socket);
      socket.resume();
    }

    const listeners = {
      data(chunk: Buffer) {
        const request = readPlainGet(chunk);
        const file = request && site.files.get(request.target);
        const variant = file && chooseVariant(file, request?.acceptEncoding);
        if (!variant?.body) return leave(chunk);
        if (!answered) socket.setTimeout(keepAlive);
        answered = true;
        send(socket, variant, variant.body);
        if (socket.writableLength === 0) return;
        // Asked again only when this was taken, so that nobody can pile up answers.
        waiting = true;
        socket.pause();
        socket.setTimeout(limits.idleTimeout);
      },
      drain() {
        // Also comes after an answer that was taken at once.
        if (!waiting) return;
        waiting = false;
        socket.setTimeout(keepAlive);
        socket.resume();
      },
      timeout() {
        if (!answered) leave();
        else if (waiting) socket.destroy();
        else socket.destroySoon();
      },
      end: () => socket.destroySoon(),
      error: () => socket.destroy(),
      close: () => inLane.delete(socket),
    };
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
    socket.setTimeout(Math.min(SILENCE, limits.headersTimeout));
    inLane.add(socket);
  }

  server.removeListener('connection', accept);
  server.on('connection', enter);
  return {
    close() {
      for (const socket of inLane) socket.destroySoon();
    },
  };
}

/**
 * Sends whole files. The date is all that changes in an answer, so each is put together once a second and sent as one
 * piece, which is a seventh cheaper than two; what a second needs is kept no longer.
 */
function createSender(keepAliveTimeout: number) {
  const heads = new Map<Variant, string>();
  let answers = new Map<Variant, Buffer>();
  let second = 0;
  let end = '';

  function headOf(variant: Variant): Buffer {
    let head = heads.get(variant);
    if (head === undefined) {
      head = 'HTTP/1.1 200 OK\r\n';
      for (let index = 0; index < variant.headers.length; index += 2) {
        head += `${variant.headers[index]}: ${variant.headers[index + 1]}\r\n`;
      }
      heads.set(variant, head);
    }
    return Buffer.from(head + end, 'latin1');
  }

  return function send(socket: Socket, variant: Variant, body: Buffer): void {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) {
      second = now;
      answers = new Map();
      const date = new Date(now * 1000).toUTCString();
      end = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n\r\n`;
    }
    if (body.length > LARGEST_COPY) {
      socket.cork();
      socket.write(headOf(variant));
      socket.write(body);
      socket.uncork();
      return;
    }
    let answer = answers.get(variant);
    if (!answer) {
      answer = Buffer.concat([headOf(variant), body]);
      answers.set(variant, answer);
    }
    socket.write(answer);
  };
}
