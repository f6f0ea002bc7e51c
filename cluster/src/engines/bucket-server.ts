import S3rver from "s3rver";

/** A bucket for tests: it checks the access key but not the signature. Never use it for real data. */
const [port = "", directory = ""] = process.argv.slice(2);
const server = new S3rver({
  port: Number(port),
  address: "127.0.0.1",
  silent: true,
  directory,
  configureBuckets: [{ name: "vesper", configs: [] }],
});
await server.run();
