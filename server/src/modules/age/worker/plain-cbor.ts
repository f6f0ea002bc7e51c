/** Import before `cbor-x`: keeps its optional native part, which would read strangers' bytes, from being loaded. */
process.env["CBOR_NATIVE_ACCELERATION_DISABLED"] = "true";
