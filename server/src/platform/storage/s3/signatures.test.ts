import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256, getSignature } from "#test/sigv4.ts";
import { createS3Storage } from "./s3.ts";

const region = "us-east-1";
const secretAccessKey = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";

/** Examples from the protocol's documentation, with their expected results. */
const examples = [
  {
    name: "a file in part",
    url: "https://examplebucket.s3.amazonaws.com/test.txt",
    headers: { range: "bytes=0-9" },
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
  {
    name: "a file that is stored",
    method: "PUT",
    url: "https://examplebucket.s3.amazonaws.com/test$file.text",
    headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
    body: "Welcome to Amazon S3.",
    signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  },
  {
    name: "a question without a value",
    url: "https://examplebucket.s3.amazonaws.com/?lifecycle",
    signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  },
  {
    name: "a list",
    url: "https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J",
    signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  },
];
const time = "20130524T000000Z";

describe.each(examples)(
  "the known signature for $name",
  ({ method = "GET", url, headers, body = "", signature }) => {
    const bodyHash = sha256(body);
    const signed = { ...headers, "x-amz-content-sha256": bodyHash };

    it("matches the library's", async () => {
      const signer = new AwsV4Signer({
        method,
        url,
        headers: signed,
        accessKeyId: "AKIAIOSFODNN7EXAMPLE",
        secretAccessKey,
        service: "s3",
        region,
        datetime: time,
        allHeaders: true,
      });
      expect(await signer.signature()).toBe(signature);
    });

    it("matches the test's own implementation", () => {
      const all = { ...signed, host: new URL(url).host, "x-amz-date": time } as Record<string, string>;
      const given = { method, url: new URL(url), headers: all, signedHeaders: Object.keys(all).toSorted() };
      expect(getSignature({ ...given, bodyHash, time, region, secretAccessKey })).toBe(signature);
    });
  },
);

it("the known signature for a presigned URL matches the library's", async () => {
  const signer = new AwsV4Signer({
    url: "https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Expires=86400",
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey,
    service: "s3",
    region,
    datetime: time,
    signQuery: true,
  });
  expect(await signer.signature()).toBe("aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404");
});

describe("a bucket that verifies every signature", () => {
  const seen: { method: string; good: boolean }[] = [];
  const server = createServer((request, response) => {
    void look(request).then((good) => {
      seen.push({ method: request.method ?? "", good });
      response.setHeader("etag", '"one"');
      response.end("<UploadId>an upload/with=signs+in it</UploadId>");
    });
  });
  const getEndpoint = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function look(request: IncomingMessage): Promise<boolean> {
    const url = new URL(request.url ?? "", getEndpoint());
    const body = await buffer(request);
    const headers = request.headers as Record<string, string>;
    const { method = "" } = request;
    const given = { method, url, headers, region, secretAccessKey };
    if (url.searchParams.has("X-Amz-Signature")) {
      const ask = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? "";
      const signedHeaders = ask("SignedHeaders").split(";");
      return (
        getSignature({ ...given, signedHeaders, bodyHash: "UNSIGNED-PAYLOAD", time: ask("Date") }) ===
        ask("Signature")
      );
    }
    const { authorization = "", "x-amz-date": date = "", "x-amz-content-sha256": bodyHash = "" } = headers;
    const signedHeaders = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
    const signature = getSignature({ ...given, signedHeaders, bodyHash, time: date });
    return bodyHash === sha256(body) && authorization.endsWith(`Signature=${signature}`);
  }

  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(() => void server.close());

  it("accepts every call of the storage", async () => {
    const endpoint = getEndpoint();
    const storage = createS3Storage({
      endpoint,
      publicEndpoint: endpoint,
      bucket: "vesper",
      region,
      accessKeyId: "someone",
      secretAccessKey,
    });
    await storage.put("media/small.webp", Buffer.from("bytes"));
    await storage.put("media/large.mp4", Readable.from([Buffer.alloc(9 * 1024 * 1024)]));
    await storage.read("media/small.webp", { start: 1, end: 2 });
    await storage.size("media/small.webp");
    await Array.fromAsync(storage.list("media/"));
    await Array.fromAsync(storage.listLeftovers(new Date()));
    await storage.remove("media/small.webp");
    await fetch((await storage.signUrl?.("media/large.mp4", { seconds: 60, type: "video/mp4" })) ?? "");

    expect(seen).toHaveLength(11);
    expect(seen.filter(({ good }) => !good)).toEqual([]);
  });
});
