-- The start finds files that an earlier key sealed by what their content begins with, and reads no other.
CREATE INDEX file_seal ON regulator.file (substring(content FROM 1 FOR 20));
